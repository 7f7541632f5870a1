"""Times as the contract writes them, in WIB."""

from datetime import datetime, timedelta, timezone

WIB = timezone(timedelta(hours=7))
# `YYYY-MM-DD`
DAY = r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"


def now():
    """This moment in WIB, without its fraction of a second."""
    return datetime.now(WIB).replace(microsecond=0)


def written(moment):
    """`YYYY-MM-DD HH:mm:ss`, or None for None."""
    return None if moment is None else moment.strftime("%Y-%m-%d %H:%M:%S")


def newest(rows, time):
    """Rows by their time, newest first. Of two in one second the one that was added later comes first."""
    return sorted(reversed(list(rows)), key=time, reverse=True)
