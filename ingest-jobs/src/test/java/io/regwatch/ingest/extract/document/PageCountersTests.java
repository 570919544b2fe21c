package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What each view of a page changes: counters of readers, times counted back from today,
 * ids of sessions; and lines that look like them. What changes in them stands in
 * brackets.
 */
class PageCountersTests {

	static final Pattern CHANGE = Pattern.compile("\\[(.*?)=>(.*?)]");

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "<p>Views: [12=>14] | Downloads: [3=>4]</p>", "<p>[12=>13] views · [3=>4] downloads</p>",
			"<p>Hits: [5=>6] | Comments: [1=>2]</p>", "<p>[12=>13] likes | [3=>4] shares | [0=>1] comments</p>",
			"<p>Vues : [12=>14] | Téléchargements : [3=>4]</p>", "<p>Aufrufe: [12=>14] | Kommentare: [3=>4]</p>",
			"<p>Vistas: [12=>14] | Descargas: [3=>4]</p>", "<p>Просмотров: [12=>14] | Скачиваний: [3=>4]</p>",
			"<p>浏览次数：[12=>14] | 下载：[3=>4]</p>", "<p>閲覧数：[12=>14] | ダウンロード数：[3=>4]</p>",
			"<p>조회수 [12=>14] | 다운로드수 [3=>4]</p>", "<p>المشاهدات: [12=>14] | التنزيلات: [3=>4]</p>",
			"<p>Published 3 May 2025 | Downloads: [3=>4]</p>", "<p>Downloads: [311=>402]</p>",
			"<ul><li>Views: [12=>14]</li><li>Downloads: [3=>4]</li></ul>",
			"<ul><li>Views: [12=>14] | Downloads: 3</li></ul>",
			"<div>Views: [12=>14]</div><div>Downloads: [3=>4]</div>",
			"<div>Aufrufe: [12=>14]</div><div>Kommentare: [3=>4]</div>",
			"<dl><dt>Downloads</dt><dd>[311=>402]</dd></dl>" })
	void countersAreNotes(String markup) throws IOException {
		assertDifference("furniture", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p>1.[2=>3]K views</p>", "<p>1,[2=>3] mil visualizaciones</p>",
			"<p>1,[2=>3] тыс. просмотров</p>", "<p>1.[2=>3]만 회 조회</p>", "<p>1.[2=>3]万次浏览</p>",
			"<p>1[204=>311] wyświetleń</p>", "<p>1[204=>311] προβολές</p>", "<p>1[204=>311] lượt xem</p>",
			"<p>1[204=>311] צפיות</p>", "<p>1[204=>311] مشاهدة</p>", "<p>1[204=>311] zobrazení</p>",
			"<p>1[204=>311] görüntülenme</p>", "<p>1[204=>311] téléchargements</p>" })
	void numbersBeforeTheirWordsAreNotes(String markup) throws IOException {
		assertDifference("furniture", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p>Posted [3=>4] days ago</p>", "<p>Updated [3=>4] hours ago</p>",
			"<p>Published [3=>4]d ago</p>", "<p>Jane Doe · Posted [3=>4] days ago · [5=>6] views</p>",
			"<ul><li>Posted [3=>4] days ago</li></ul>", "<dl><dt>Posted</dt><dd>[3=>4] days ago</dd></dl>",
			"<table><tr><th>Last updated</th><td>[3=>4] days ago</td></tr></table>",
			"<div class=last-updated><p>[3=>4] days ago</p></div>", "<p>Author: Jane Doe | [3=>4] days ago</p>",
			"<p>Veröffentlicht vor [3=>4] Tagen</p>", "<p>Publié il y a [3=>4] jours</p>",
			"<p>Publicado hace [3=>4] días</p>", "<p>Publicado há [3=>4] dias</p>",
			"<p>Pubblicato [3=>4] giorni fa</p>", "<p>Gepubliceerd [3=>4] dagen geleden</p>",
			"<p>Publicerad för [3=>4] dagar sedan</p>", "<p>Offentliggjort for [3=>4] dage siden</p>",
			"<p>Julkaistu [3=>4] päivää sitten</p>", "<p>Opublikowano [3=>4] dni temu</p>",
			"<p>Zveřejněno před [3=>4] dny</p>", "<p>Megjelent [3=>4] nappal ezelőtt</p>",
			"<p>Publicat acum [3=>4] zile</p>", "<p>Objavljeno prije [3=>4] dana</p>",
			"<p>Публикувано преди [3=>4] дни</p>", "<p>Опубликовано: [3=>4] дня назад</p>",
			"<p>Опубліковано [3=>4] дні тому</p>", "<p>Δημοσιεύθηκε πριν από [3=>4] ημέρες</p>",
			"<p>Yayınlandı [3=>4] gün önce</p>", "<p>تم النشر منذ [3=>4] أيام</p>", "<p>פורסם לפני [3=>4] ימים</p>",
			"<p>منتشر شده [3=>4] روز پیش</p>", "<p>प्रकाशित [3=>4] दिन पहले</p>", "<p>প্রকাশিত [৩=>৪] দিন আগে</p>",
			"<p>เผยแพร่เมื่อ [3=>4] วันที่แล้ว</p>", "<p>Đăng lúc [3=>4] ngày trước</p>",
			"<p>Diterbitkan [3=>4] hari yang lalu</p>", "<p>发布于 [3=>4] 天前</p>", "<p>公開日：[3=>4]日前</p>",
			"<p>등록일 [3=>4]일 전</p>" })
	void timesCountedFromTodayAreNotes(String markup) throws IOException {
		assertDifference("furniture", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p>Comments ([12=>13])</p>", "<p>Kommentare ([12=>13])</p>",
			"<p>Commentaires ([12=>13])</p>", "<p>Комментарии ([12=>13])</p>", "<p>댓글 ([12=>13])</p>",
			"<p>评论([12=>13])</p>", "<p>التعليقات ([12=>13])</p>", "<h3>Kommentare ([12=>13])</h3>",
			"<p>You are visitor number [12345=>12399]</p>", "<p>Sie sind Besucher Nr. [12345=>12399]</p>",
			"<p>Vous êtes le [12345=>12399]e visiteur</p>", "<p>Usted es el visitante número [12345=>12399]</p>",
			"<p>Вы посетитель № [12345=>12399]</p>", "<p>أنت الزائر رقم [12345=>12399]</p>",
			"<p>Bạn là khách thứ [12345=>12399]</p>", "<p>당신은 [12345=>12399]번째 방문자입니다</p>",
			"<p>Session ID: [8F3A21B0C9=>11D7E2AA04]</p>", "<p>Sitzungs-ID: [8f3a21b0c9=>11d7e2aa04]</p>",
			"<p>ID de session : [8f3a21b0c9=>11d7e2aa04]</p>", "<p>会话ID：[8f3a21b0c9=>11d7e2aa04]</p>",
			"<p>Trace ID: [8f3a21b0-c9=>11d7e2aa-04] | © 2025 Agency</p>" })
	void commentsVisitorsAndSessionsAreNotes(String markup) throws IOException {
		assertDifference("furniture", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p>Views: [2=>3] | Dose: 3 mGy</p>", "<p>Downloads: 3 | Dose: [3=>4] mGy</p>",
			"<p>Downloads: [3=>4]</p>", "<p>Views: [2=>3] | Visits: 4</p>",
			"<p>Views: [2=>3]</p><p>Dose: 5</p><p>Downloads: 5</p>", "<ul><li>Views: [2=>3]</li><li>Hits: 4</li></ul>",
			"<ul><li>Views: [2=>3]</li><li>Downloads: 5 per day</li></ul>",
			"<dl><dt>Downloads</dt><dd>[3=>4]</dd></dl>", "<dl><dt>Comments</dt><dd>[311=>402]</dd></dl>",
			"<p>Shares: [500=>700]</p>", "<p>Comments: [12=>14]</p>", "<p>[12=>14] comments</p>",
			"<p>Views: [12=>14] per breast | Downloads: 3</p>", "<p>[4=>5] visits | Published 3 May 2025</p>",
			"<p>Report deaths [3=>4] days ago</p>", "<p>[3=>4] days ago</p>", "<p>[3=>4] 天前</p>",
			"<p>Submitted [3=>4] days before</p>", "<p>Apply vor [3=>4] Tagen</p>", "<p>Effective [3=>4] days ago</p>",
			"<p>Devices placed [3=>4] years ago</p>", "<table><tr><td>Apply</td><td>[3=>4] days ago</td></tr></table>",
			"<p>Posted [3=>4] days before the market</p>", "<p>Published within [3=>4] days</p>",
			"<p>Veröffentlicht innerhalb von [3=>4] Tagen</p>", "<p>Comments (Section [12=>13])</p>",
			"<p>Comments (12) shall be [open=>closed]</p>", "<p>Comments ([12=>13] days)</p>",
			"<p>Visitors: at most [12=>13]</p>", "<p>Session ID: at least [128=>256] bits</p>",
			"<p>Device ID: [8F3A21B0C9=>11D7E2AA04]</p>", "<p>Session: [2025-01=>2025-02]</p>",
			"<p>Request ID: [2025-00017=>2025-00018]</p>", "<p>Published [3=>4] May 2025 | Downloads: 3</p>" })
	void factsCount(String markup) throws IOException {
		assertDifference("text", markup);
	}

	/** What stands below a heading or a term is what it says. */
	@ParameterizedTest
	@ValueSource(strings = { "<h2>Minimum shelf life on delivery</h2><p>[90=>60] days remaining</p><p>TEXT</p>",
			"<h2>Minimum shelf life on delivery</h2><p>[90=>60] days remaining</p>",
			"<h2>Warning of the battery</h2><p>[72=>48] hours left</p><p>TEXT</p>",
			"<dl><dt>Shelf life</dt><dd>[90=>60] days remaining</dd></dl><p>TEXT</p>",
			"<p>Durée de conservation minimale :</p><p>[30=>60] jours restants</p><p>TEXT</p>",
			"<h2>使用期限</h2><p>残り[30=>60]日</p><p>TEXT</p>", "<p>Shelf life</p><p>Days left: [90=>60]</p>",
			"<p>[90=>60] days remaining</p><p>TEXT</p>", "<h2>Restlaufzeit</h2><p>Noch [90=>60] Tage</p><p>TEXT</p>",
			"<h2>Assay</h2><p>Hits: [120=>480]</p><p>TEXT</p>", "<h2>Study</h2><p>Visits: [120=>480]</p><p>TEXT</p>",
			"<h2>Server</h2><p>Downloads: [300=>400]</p><p>TEXT</p>",
			"<dl><dt>Assay</dt><dd>Hits: [120=>480]</dd></dl><p>TEXT</p>" })
	void numbersBelowTermsCount(String markup) throws IOException {
		assertDifference("text", markup.replace("TEXT", PageComparison.TEXT));
	}

	@ParameterizedTest
	@ValueSource(strings = { "<h2>Consultation</h2><p>[12=>11] days remaining</p><p>TEXT</p>",
			"<p>Closes on 5 May 2027</p><p>[12=>11] days left</p><p>TEXT</p>",
			"<dl><dt>Time to comment</dt><dd>[12=>11] days left</dd></dl><p>TEXT</p>",
			"<p>Published 3 May 2025</p><p>[12=>11] days left</p><p>TEXT</p>", "<p>[12=>11] days remaining</p>",
			"<h2>Assay</h2><p>Published 3 May 2025</p><p>Hits: [120=>480]</p><p>TEXT</p>",
			"<h2>Assay</h2><div class=article-info><p>Hits: [120=>480]</p></div><p>TEXT</p>",
			"<h2>Share this page</h2><p>Hits: [120=>480]</p><p>TEXT</p>",
			"<h2>Contact</h2><p>You are visitor number [12345=>12399]</p>", "<p>Ministry</p><p>您是第[123=>129]位访客</p>",
			"<h2>Guides</h2><p>Rating: [4.2=>4.3]/5 ([120=>124] votes)</p>" })
	void numbersBesideNotesAreNotes(String markup) throws IOException {
		assertDifference("furniture", markup.replace("TEXT", PageComparison.TEXT));
	}

	private void assertDifference(String materiality, String markup) throws IOException {
		String page = "<h1>Records</h1><p>" + PageComparison.TEXT + "</p>" + markup;
		new PageComparison(this.directory).assertDifference(materiality, CHANGE.matcher(page).replaceAll("$1"),
				CHANGE.matcher(page).replaceAll("$2"));
	}

}
