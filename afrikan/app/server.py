"""The server: Voilà, cut down to the named notebooks, their kernels and the scripts that show them."""

import logging
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from afrikan.app.forked import prepare
from afrikan.app.handlers import PAGES, own_handlers
from afrikan.app.kernels import ClassKernels
from afrikan.app.notebooks import Notebooks
from afrikan.app.options import Options

SERVED = (
    KernelHandler,
    VoilaKernelWebsocketHandler,
    VoilaShutdownKernelHandler,
    TemplateStaticFileHandler,
    MultiStaticFileHandler,
    FileFindHandler,
)
"""What is kept of Voilà; its trees, files and contents are not."""
EXTENSIONS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget"]
CONTENT_POLICY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self' ws: data: blob:; "
    "frame-ancestors 'self'"
)
"""Browsers refuse to load anything from elsewhere."""
CELL_SECONDS = 60
"""After so long a cell is given up, so that a page that is stuck does not keep others waiting."""


def serve(options: Options, notebooks: Notebooks) -> None:
    """Serve until the process is ended."""
    logging.getLogger("tornado").setLevel(logging.ERROR)
    app = ClassApp(options, notebooks)
    app.initialize([])
    app.start()


class ClassApp(Voila):  # type: ignore[misc]
    """Voilà for a class.

    Args:
        options: how the app is served.
        notebooks: what may be opened.
    """

    def __init__(self, options: Options, notebooks: Notebooks) -> None:
        super().__init__(config=_configuration(options), config_file_paths=[])
        self._options = options
        self._notebooks = notebooks

    def setup_template_dirs(self) -> None:
        """Put the app's own page before Voilà's."""
        super().setup_template_dirs()
        self.template_paths.insert(0, str(PAGES))

    def init_settings(self) -> dict[str, Any]:
        """Return the server's settings, with the named notebooks in place of a folder."""
        settings: dict[str, Any] = super().init_settings()
        self.contents_manager = settings["contents_manager"] = self._notebooks
        settings["allow_remote_access"] = not self._options.private
        settings["headers"] = {"Content-Security-Policy": CONTENT_POLICY}
        return settings

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Return what answers at which address."""
        kept = [handler for handler in super().init_handlers() if handler[1] in SERVED]
        shown = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return kept + own_handlers(shown)


def _configuration(options: Options) -> Config:
    config = Config()
    config.Voila.ip = options.host
    config.Voila.port = options.port
    config.Voila.port_retries = 0
    config.Voila.open_browser = False
    config.Voila.log_level = "ERROR"
    config.VoilaConfiguration.multi_kernel_manager_class = ClassKernels
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = EXTENSIONS
    config.VoilaExecutor.timeout = CELL_SECONDS
    config.ClassKernels.visitors = options.visitors
    config.ClassKernels.cull_idle_timeout = 60 * options.idle_minutes
    config.ClassKernels.cull_interval = 30
    config.ClassKernels.cull_connected = True
    provisioner = prepare()
    if provisioner:
        config.KernelProvisionerFactory.default_provisioner_name = provisioner
    return config
