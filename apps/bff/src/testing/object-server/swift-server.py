"""Runs OpenStack Swift with its S3 API in one process, for tests: one replica on one device, below a folder.

Usage: /usr/bin/python3 swift-server.py FOLDER ACCESS_KEY SECRET

The access key is ACCOUNT:USER. Prints "ready" and the port once requests are served. Needs the Debian package python3-swift.
"""

import os
import sys
from types import SimpleNamespace

import eventlet

eventlet.monkey_patch()

import eventlet.wsgi  # noqa: E402

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.storage_policy import POLICIES  # noqa: E402
from swift.common import wsgi  # noqa: E402

folder, access_key, secret = sys.argv[1:4]
account, user = access_key.split(":")
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b"pegboard"
for name in ("etc", "devices/d1", "cache"):
    os.makedirs(os.path.join(folder, name), exist_ok=True)
etc = os.path.join(folder, "etc")


def listen():
    return eventlet.listen(("127.0.0.1", 0), backlog=200)


sockets = {kind: listen() for kind in ("account", "container", "object")}
for kind, listener in sockets.items():
    builder = RingBuilder(4, 1, 0)
    ip, at = listener.getsockname()
    builder.add_dev({"region": 1, "zone": 1, "ip": ip, "port": at, "device": "d1", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(os.path.join(etc, f"{kind}.ring.gz"))
for policy in POLICIES:
    policy.object_ring = None

common = {
    "swift_dir": etc,
    "devices": os.path.join(folder, "devices"),
    "mount_check": "false",
    "recon_cache_path": os.path.join(folder, "cache"),
    "log_level": "ERROR",
    "allow_versions": "false",
    "fallocate_reserve": "0",
    "disable_fallocate": "true",
    "workers": "0",
}
proxy_conf = os.path.join(etc, "proxy-server.conf")
with open(proxy_conf, "w", encoding="utf-8") as file:
    defaults = "\n".join(f"{key} = {value}" for key, value in common.items())
    file.write(f"""
[DEFAULT]
{defaults}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
""")

from swift.account.server import AccountController  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402

quiet = SimpleNamespace(write=lambda _: None)
controllers = {"account": AccountController, "container": ContainerController, "object": ObjectController}
for kind, listener in sockets.items():
    eventlet.spawn(eventlet.wsgi.server, listener, controllers[kind](common), log=quiet)
public = listen()
app = wsgi.loadapp(proxy_conf)
print("ready", public.getsockname()[1], flush=True)
eventlet.wsgi.server(public, app, log=quiet)
