"""The load measurement sends nothing to another computer."""

import pytest

from benchmarks.visitors import main


@pytest.mark.parametrize("host", ["192.168.1.5", "school.example", "0.0.0.0", "[2001:db8::1]"])
def test_another_computer_is_refused(host):
    with pytest.raises(SystemExit, match="is not this computer"):
        main(["--address", f"http://{host}:8866/en/play"])
