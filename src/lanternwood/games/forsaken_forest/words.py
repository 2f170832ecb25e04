"""Choices and announcements in words (FF-TALK-10 among them). Full sentences come with the screens."""

from typing import Any


def label(view: Any, action: Any) -> str:
    return repr(action)


def tell(view: Any, event: Any) -> str:
    return repr(event)
