"""News and blog articles."""

from datetime import timedelta

import clock
from operations import Refused, operation

STARTED = clock.now()


def articles():
    """All of them by kind, newest first."""
    found = {"berita": [], "blog": []}
    for kind, count, title in (("berita", 23, "Kabar Pulau"), ("blog", 4, "Catatan Takmir")):
        for number in range(count, 0, -1):
            found[kind].append(
                {
                    "slug": f"{title.lower().replace(' ', '-')}-{number}",
                    "judul": f"{title} {number}",
                    "ringkasan": None if number % 3 == 0 else f"Ringkasan nomor {number}.",
                    "gambar": None,
                    "tgl": clock.written(STARTED - timedelta(days=30 - number)),
                    "penulis": "Redaksi Timur" if number % 2 else None,
                }
            )
    return found


@operation("GET", "news/get_list")
def get_list(call):
    kind = call.choice("jenis", ("berita", "blog"))
    text = call.text("search", longest=100, default="").lower()
    found = [article for article in articles()[kind] if text in article["judul"].lower()]
    return call.page_of(found, 10)


@operation("GET", "news/get_detail")
def get_detail(call):
    slug = call.text("slug")
    for article in sum(articles().values(), []):
        if article["slug"] == slug:
            return {**article, "isi": f"<p>{article['judul']}: <em>kapal</em> berlabuh.</p>"}
    raise Refused(404, "Artikel ini tidak ada.")
