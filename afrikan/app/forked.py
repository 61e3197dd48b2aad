"""Kernels as forks of one warm process: quick to start, and what they have in common is in memory once."""

import multiprocessing
import os
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

NAME = "afrikan-forked"
WARM = "afrikan.app.warm"


def prepare() -> str | None:
    """Start the warm process and return the name of the provisioner; nothing where a system cannot fork."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return None
    from multiprocessing import forkserver

    os.environ.setdefault(
        "PYDEVD_DISABLE_FILE_VALIDATION", "1"
    )  # else a debugger that nobody uses prints advice
    multiprocessing.get_context("forkserver").set_forkserver_preload([WARM, __name__])
    forkserver.ensure_running()
    entry = EntryPoint(NAME, f"{__name__}:{ForkedKernel.__name__}", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners[NAME] = entry
    return NAME


class ForkedKernel(LocalProvisioner):
    """Starts a kernel on this computer by a fork in place of a new interpreter."""

    process: Any = None

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Fork a kernel that listens as the connection file of the command says."""
        connection_file = cmd[cmd.index("-f") + 1]
        environment = {str(name): str(value) for name, value in kwargs["env"].items()}
        process = multiprocessing.get_context("forkserver").Process(
            target=run, args=(connection_file, kwargs.get("cwd"), environment)
        )
        process.start()
        self.process = Child(process)
        self.pid = process.pid
        return self.connection_info


def run(connection_file: str, folder: str | None, environment: Mapping[str, str]) -> None:
    """Be a visitor's kernel, in a process of its own, until the server ends it."""
    import ipywidgets  # here, since the server itself has no use for these
    from ipykernel.kernelapp import IPKernelApp

    os.setsid()  # so that Ctrl+C reaches the server alone, which then ends its kernels
    Thread(target=_end_with_server, daemon=True).start()
    os.environ.clear()
    os.environ.update(environment)
    if folder:
        os.chdir(folder)
    kernel: Any = IPKernelApp.instance()
    settings = {"parent_handle": os.getppid(), "log_level": "ERROR"}
    words = [f"--IPKernelApp.{name}={value}" for name, value in settings.items()]
    kernel.initialize(["-f", connection_file, *words])
    ipywidgets.register_comm_target()
    kernel.start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Child:
    """A forked process with the words of ``subprocess.Popen`` that the provisioner uses."""

    stdin = stdout = stderr = None

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        self.pid = process.pid or 0

    def poll(self) -> int | None:
        """Return the exit status, or nothing while the process runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait for the end and return the exit status."""
        self._process.join()
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal if the process still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the process to end."""
        self._process.terminate()

    def kill(self) -> None:
        """End the process."""
        self._process.kill()
