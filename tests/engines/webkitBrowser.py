#!/usr/bin/python3
"""The WebKit that `npm run test:engines` drives: windows of one profile folder, or of none (--private).

MiniBrowser would do, were its automated window not private and never narrower than 447 px.
"""
import argparse
import pathlib

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  (the versions come first)

parser = argparse.ArgumentParser()
parser.add_argument("--folder", required=True, help="profile and downloads")
parser.add_argument("--private", action="store_true")
parser.add_argument("--width", type=int, default=1280)
parser.add_argument("--height", type=int, default=860)
options, _ = parser.parse_known_args()
folder = pathlib.Path(options.folder)


def make_context():
    if options.private:
        return WebKit2.WebContext.new_ephemeral()
    profile = str(folder / "profile")
    data = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
    return WebKit2.WebContext.new_with_website_data_manager(data)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(default_width=options.width, default_height=options.height)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("lekha-engines")
    about.set_version(2, 50, 0)
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


def save(_context, download):
    def to_folder(_, name):
        download.set_destination((folder / "downloads" / name).as_uri())
        return True

    download.connect("decide-destination", to_folder)


context = make_context()
context.set_automation_allowed(True)
context.connect("automation-started", start)
context.connect("download-started", save)
Gtk.main()
