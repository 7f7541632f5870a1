"""The wire: key, kode, CORS, session cookie, form, envelope, gzip."""

import gzip
import json
import re
import traceback
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pictures
import testing
from operations import TABLE, WORDS, Answer, Call, Refused

COOKIE = "sesi_masjid"
LARGEST_BODY = 10 * 1024 * 1024
LOCAL_ORIGIN = re.compile(r"http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?")


class Server(ThreadingHTTPServer):
    """One backend on one port."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, address, state, key, origins):
        super().__init__(address, Handler)
        self.state = state
        self.key = key
        self.origins = origins


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format, *args):
        """Say nothing: whoever starts this reads the address from what it prints."""

    def send_error(self, code, message=None, explain=None):
        """The library's own refusals (an address too long, no HTTP) in the envelope too."""
        self.command = self.command or "GET"
        if not hasattr(self, "headers"):
            self.headers = {}
        self.send_failure(Refused(code if code in WORDS else 400))

    def do_GET(self):
        self.serve()

    do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = do_GET

    def do_OPTIONS(self):
        self.send_response(204)
        self.send_header("Access-Control-Allow-Headers", "key, kode")
        self.send_header("Access-Control-Allow-Methods", "GET, POST")
        self.end()

    def serve(self):
        path = urlsplit(self.path).path
        try:
            body = self.read_body()
            if path.startswith("/__test/"):
                return self.send_answer(testing.run(self.server.state, path))
            if path.startswith(("/flyers/", "/gambar/")):
                return self.send_picture(*pictures.picture(self.server.state, path))
            answer = self.answer(path, body)
        except Refused as refused:
            self.send_failure(refused)
        except Exception:
            traceback.print_exc()
            self.send_failure(Refused(500))
        else:
            self.send_answer(answer)

    def read_body(self):
        length = self.headers.get("Content-Length", "0")
        if not length.isdigit():
            raise Refused(400)
        if int(length) > LARGEST_BODY:
            self.skip_body(int(length))
            raise Refused(413)
        return self.rfile.read(int(length))

    def skip_body(self, length):
        """Read what nobody wants: a client that is still sending doesn't see an answer."""
        while length > 0:
            piece = self.rfile.read(min(length, 65_536))
            length -= len(piece) or length

    def answer(self, path, body):
        state = self.server.state
        if self.headers.get("key") != self.server.key:
            raise Refused(403)
        name = path.strip("/") + "/" + self.headers.get("kode", "")
        operation = TABLE.get(name)
        if not operation or not state.capabilities.has(name):
            raise Refused(404)
        if self.command != operation.method:
            raise Refused(405)
        with state.lock:
            session = self.session() if operation.session != "none" else None
            account = state.sessions.get(session) if session else None
            if operation.session == "required" and not account:
                raise Refused(401)
            form = form_of(self.headers.get("Content-Type", ""), body)
            call = Call(
                state=state,
                base_url="http://" + self.headers.get("Host", "localhost"),
                query=self.query() if self.command == "GET" else {},
                form=state.capabilities.heeded(name, form),
                session=session,
                account=account,
            )
            answer = operation.run(call)
            if not isinstance(answer, Answer):
                answer = Answer(answer)
            answer.data = with_more(state.capabilities.answer(name, answer.data))
        return answer

    def session(self):
        try:
            cookie = SimpleCookie(self.headers.get("Cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return cookie.value if cookie else None

    def query(self):
        """The parameters. Of a doubled one the first counts."""
        try:
            given = parse_qs(urlsplit(self.path).query, keep_blank_values=True, max_num_fields=50)
        except ValueError:
            raise Refused(400) from None
        return {name: values[0] for name, values in given.items()}

    def send_answer(self, answer):
        envelope = {"status": True, "message": answer.message, "data": answer.data, "versi": 7}
        headers = {}
        if answer.cookie is not None:
            age = "" if answer.cookie else "; Max-Age=0"
            headers["Set-Cookie"] = f"{COOKIE}={answer.cookie}; Path=/{age}; HttpOnly; SameSite=Lax"
        self.send_json(200, envelope, headers)

    def send_failure(self, refused):
        headers = {"Retry-After": str(refused.retry_after)} if refused.retry_after else {}
        envelope = {"status": False, "message": refused.message, "data": None}
        self.send_json(refused.status, envelope, headers)

    def send_json(self, status, envelope, headers):
        body = json.dumps(envelope, ensure_ascii=False).encode()
        if "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = gzip.compress(body, 1)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Cache-Control", "no-store")
        for name, value in headers.items():
            self.send_header(name, value)
        self.end(body)

    def send_picture(self, media_type, body):
        self.send_response(200)
        self.send_header("Content-Type", media_type)
        self.end(body)

    def end(self, body=b""):
        """End the headers with what every answer has, send the body, close the connection."""
        origin = self.headers.get("Origin", "")
        if origin in self.server.origins or LOCAL_ORIGIN.fullmatch(origin):
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Access-Control-Allow-Credentials", "true")
            self.send_header("Access-Control-Expose-Headers", "Retry-After, Date")
        self.send_header("Vary", "Origin, Accept-Encoding")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


def form_of(content_type, body):
    """The fields of a form by name: text as str, files as bytes; of a doubled one the first. None of anything else."""
    boundary = re.fullmatch(r'multipart/form-data;.*boundary="?([^";]{1,200})"?', content_type, re.I)
    if not boundary:
        return {}
    mark = b"--" + boundary[1].encode("latin-1")
    fields = {}
    for part in (b"\r\n" + body).split(b"\r\n" + mark)[1:]:
        head, divider, value = part.partition(b"\r\n\r\n")
        name = re.search(rb'(?:^|[;\s])name="([^"]*)"', head)
        if not divider or not name:
            continue
        is_file = re.search(rb'(?:^|[;\s])filename="', head)
        fields.setdefault(
            name[1].decode("utf-8", "replace"),
            value if is_file else value.decode("utf-8", "replace"),
        )
    return fields


def with_more(data):
    """Each object with a field that the contract doesn't know, which readers must ignore."""
    if isinstance(data, dict):
        more = {key: with_more(value) for key, value in data.items()}
        return {**more, "diubah_oleh": {"id": 3, "nama": "Admin"}}
    if isinstance(data, list):
        return [with_more(item) for item in data]
    return data
