package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SelectedPartTests {

	private static final String NOTICE = "This guidance was withdrawn on 3 May 2026.";

	@ParameterizedTest
	@ValueSource(strings = { "<div role=contentinfo class=messages><h2>Warning</h2>NOTICE</div>PART",
			"<aside class=notice><p>NOTICE</p></aside>PART", "<form action=x><p>Menu</p><div>NOTICE</div>PART</form>",
			"<form action=x><div><div><p>NOTICE</p></div>PART</div></form>",
			"<div role=contentinfo><p>NOTICE</p>PART</div>", "NOTICE PART", "<p>Agency</p>NOTICE PART",
			"<div>NOTICE<div class=icon></div></div>PART", "<div><div class=icon></div>NOTICE</div>PART",
			"<span class=banner><span>NOTICE</span></span>PART", "<app-banner><p>NOTICE</p></app-banner>PART",
			"<div><h1>Guidance</h1><strong>NOTICE</strong></div>PART", "<ul><li>Pumps</li><li>NOTICE</li></ul>PART",
			"<table><tr><td><a href=/>Home</a></td><td>NOTICE</td></tr><tr><td>PART</td></tr></table>",
			"<article><p>NOTICE</p>PART</article>" })
	void noticeAboveThePartIsKeptWhereverItStands(String body) throws UnreadablePageException {
		assertThat(reduced(body.replace("NOTICE", NOTICE))).isEqualTo(NOTICE + " Pumps");
	}

	@ParameterizedTest
	@ValueSource(strings = { "<div class=title><h1>Pumps 1</h1><span class=label>Withdrawn</span></div>PART",
			"<div class=col><h1>Pumps 1</h1><em>Withdrawn</em></div>PART",
			"<div><a href=/1>Devices</a> <h1>Pumps 1</h1><i></i><b>Withdrawn</b></div>PART" })
	void wordBesideTheTitleIsKept(String body) throws UnreadablePageException {
		assertThat(reduced(body)).isEqualTo("Withdrawn Pumps");
	}

	@Test
	void longNoticeIsKept() throws UnreadablePageException {
		String text = NOTICE
				+ " It is kept here for reference only and must not be used for an application.".repeat(12);
		assertThat(reduced("<p>" + text + "</p>PART")).isEqualTo(text + " Pumps");
	}

	@Test
	void noticeKeepsItsLinksAndItsPartsInOrder() throws UnreadablePageException {
		assertThat(body(
				"<div>Agency<br><p></p>Withdrawn by <a href=/2>Order 2</a> <b>on 3 May</b><p>Contact</p></div>PART")
			.html())
			.isEqualTo("<header><p>Withdrawn by <a href=\"/2\">Order 2</a> <b>on 3 May</b></p></header>"
					+ "<main>Pumps</main>");
	}

	@ParameterizedTest
	@ValueSource(strings = { "<nav><p>This guidance was withdrawn.</p></nav>PART",
			"<ul class=news><li><a href=/2>Lamps</a> withdrawn</li></ul>PART",
			"<ul class=news><li><a href=/2>Lamps</a> <span>Withdrawn</span></li><li><a href=/3>Beds</a></li></ul>PART",
			"<ul class=news><li>Order on lamps revoked</li><li>Order on beds adopted</li></ul>PART",
			"<table><tr><td><a href=/2>Lamps</a></td><td>Withdrawn</td></tr></table>PART",
			"<dl><dt><a href=/2>Lamps</a></dt><dd>Withdrawn</dd></dl>PART",
			"<article><h3>Lamps</h3><span>Withdrawn</span><a href=/2>Read</a></article>PART",
			"<div class=card><h3><a href=/2>Lamps</a></h3><span>Withdrawn</span></div>PART",
			"<div class=card><span>Withdrawn</span><h3><a href=/2>Lamps</a></h3></div>PART",
			"<aside><h2>News</h2><p>Order on lamps withdrawn</p></aside>PART",
			"<p><a href=/2>Order on lamps</a> has been withdrawn and replaced by that on LEDs.</p>PART",
			"<form><label>Withdrawn</label><select><option>Withdrawn</option></select><button>Withdrawn</button>PART</form>",
			"<form><p>Show withdrawn guidance</p></form>PART",
			"<div hidden><p>This guidance was withdrawn.</p></div>PART",
			"<div style='display: none'>This guidance was withdrawn.</div>PART",
			"<footer>This guidance was withdrawn.</footer>PART", "PART<p>This guidance was withdrawn.</p>" })
	void whatIsAboutOtherDocumentsOrNotShownIsNoNotice(String body) throws UnreadablePageException {
		assertThat(reduced(body)).isEqualTo("Pumps");
	}

	private static String reduced(String body) throws UnreadablePageException {
		return body(body).text();
	}

	private static Element body(String body) throws UnreadablePageException {
		Document page = Jsoup.parse("<body>" + body.replace("PART", "<main>Pumps</main>"));
		page.outputSettings().prettyPrint(false);
		SelectedPart.reduce(page, "main");
		return page.body();
	}

}
