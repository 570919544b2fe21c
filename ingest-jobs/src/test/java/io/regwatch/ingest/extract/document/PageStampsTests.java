package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lines with the date on which a page was saved and the number of its readers, and lines
 * that look like them. What changes in them stands in brackets.
 */
class PageStampsTests {

	private static final Pattern CHANGE = Pattern.compile("\\[(.*?)=>(.*?)]");

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "<p>Last updated: [February 3=>March 4], 2025 by [admin=>webmaster]</p>",
			"<div><span>Last updated: <time>[February 3=>March 4], 2025</time></span> <span>by <a href=/a>admin</a></span></div>",
			"<p>Page last reviewed: [3 February 2025=>4 March 2025]<br>Next review due: [3 February 2028=>4 March 2028]</p>",
			"<p>Posted on <time>3 January 2020</time><time>[3 February=>4 March] 2025</time> by [admin=>editor]</p>",
			"<p>Submitted by [admin=>editor] on [Mon, 02/03/2025 - 10:12=>Tue, 03/04/2025 - 09:01]</p>",
			"<address>Webmaster, Ministry of Health<br>Last modified: [3 February=>4 March] 2025</address>",
			"<p>Average rating: [4.2=>4.3] ([31=>32] votes)</p>", "<p>Bewertung: 4,[2=>3] / 5 ([31=>32] Stimmen)</p>",
			"<h2>[No comments yet=>2 comments]</h2><p>Comments are closed.</p>", "<h3>Comments ([2=>3])</h3>",
			"<div><span>Page last updated on: [03/02/2025 11:02=>04/03/2025 09:20] AM</span> <span>Number of visits: [10442=>10519]</span></div>",
			"<p>Last modified: [03.02=>04.03].2025 | You are visitor number [120431=>120977] | © [2024=>2025] Ministry of Health</p>",
			"<table><tr><td>Class</td><td>Fee</td></tr></table><table><tr><td colspan=3>Last modified: [03.02=>04.03].2025 | You are visitor number [120431=>120977] | © [2024=>2025] Ministry of Health</td></tr></table>",
			"<p>© [2024=>2025] Ministry of Health. Hits: [12097=>12100]</p>", "<p>작성일 2025-02-03 조회수 [1042=>1058]</p>",
			"<li>작성일 2025-02-03 조회수 [1042=>1058]</li>",
			"<p>담당부서 의료기기정책과 | 전화번호 043-719-3765 | 작성일 2025-02-03 | 조회수 [1,042=>1,058]</p>",
			"<p>发布时间: 2025-02-03 浏览次数: [1042=>1058]</p>", "<p>发布时间：2025年2月3日 来源：国家药监局 浏览次数：[1042=>1058]次</p>",
			"<p>2025-02-03 10:11 阅读[1042=>1058]</p>", "<p>発行：厚生労働省 | 公開日：2025年2月3日 | 閲覧数：[1042=>1058]</p>",
			"<p>公開日：2025年2月3日 閲覧数：[1042=>1058]</p>", "<p>Опубликовано: 03.02.2025 Просмотров: [1042=>1058]</p>",
			"<p>Дата публикации: 3 февраля 2025 г. | Количество просмотров: [1042=>1058]</p>",
			"<p>Fecha de publicación: 3 de febrero de 2025 Visualizaciones: [1042=>1058]</p>",
			"<p>Publicado el 3 de febrero de 2025 | Vistas: [1042=>1058]</p>",
			"<p>Publicado em 03/02/2025 Visualizações: [1042=>1058]</p>",
			"<p>Publicado em 03/02/2025 | Acessos: [12=>13]</p>",
			"<p>Veröffentlicht am 03.02.2025 · Aufrufe: [1.042=>1.058]</p>",
			"<p>Publié le 3 février 2025 – Vues : [1042=>1058]</p>",
			"<p>Pubblicato il 3 febbraio 2025 | Letture: [12=>13]</p>",
			"<p>Opublikowano: 03.02.2025 | Liczba wyświetleń: [12=>13]</p>",
			"<p>Yayınlanma tarihi: 03.02.2025 | Görüntülenme sayısı: [12=>13]</p>",
			"<p>Ngày đăng: 03/02/2025 | Lượt xem: [12=>13]</p>", "<p>Posted 3 May 2025 [12=>13] views</p>",
			"<p>Written by Jane Doe | Category: News | Published: 03 February 2025 | Hits: [1042=>1058]</p>",
			"<p>Published 3 May 2025 | Last updated: [4 May=>6 June] 2026</p>",
			"<p class=publication-header__last-changed>Updated [3 February=>4 March] 2025</p>",
			"<div class=last-modified><p>Modified on [3 February=>4 March] 2025</p></div>",
			"<p>Updated 3 May 2025 | Views: [5=>6]</p>", "<p>Sist oppdatert 0[3=>4].02.2025</p>",
			"<p>Sidst opdateret: [3=>4]. februar 2025</p>", "<p>Son güncelleme: [03.02=>04.03].2025</p>",
			"<p>Ostatnia aktualizacja: [03.02=>04.03].2025</p>", "<p>更新时间：2025-0[2-03=>3-04]</p>",
			"<p>최종수정일 : 2025-0[2-03=>3-04]</p>", "<p>Последнее обновление: [03.02=>04.03].2025</p>" })
	void noteAboutThePage(String markup) throws IOException {
		assertDifference("furniture", markup);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<p>Effective [3 February=>4 March] 2025</p>", "<p>In force from [3=>4] February 2025</p>",
			"<p>Applies from [3=>4] February 2025</p>", "<p>Valid until [3=>4] February 2025</p>",
			"<p>Deadline for comments: [3=>4] February 2025</p>", "<p>Comments due by [3=>4] February 2025</p>",
			"<p>Published [3=>4] February 2025</p>", "<p>Posted on [3=>4] February 2025 by admin</p>",
			"<p>Posted on <time>[3=>4] January 2020</time><time>3 February 2025</time> by admin</p>",
			"<p>Date of issue: [3=>4] February 2025</p>",
			"<p>Date of last amendment of the law: [3=>4] February 2025</p>", "<p>Stand: [03=>04].02.2025</p>",
			"<p>Last amended by Act of [3=>4] February 2025</p>", "<p>Last amended: [3=>4] February 2025</p>",
			"<p>Last revised: [3=>4] February 2025</p>", "<p>Version [3=>4], updated 3 February 2025</p>",
			"<p>Version 3, updated [3=>4] February 2025</p>", "<p>Version 3 | Last updated: [3=>4] February 2025</p>",
			"<p>Next review due: [3=>4] February 2028</p>",
			"<p>Last updated: 3 May 2025 Next review due: [3=>4] February 2028</p>",
			"<p>The scheme has [2=>3] comments</p>", "<p>[2=>3] comments</p>",
			"<p>[Comments are open=>Comments are closed].</p>", "<h2>[2=>3] Comments</h2>",
			"<h2>[2=>3] comments on Article 5</h2>", "<p>Maximum number of hits: [5=>6]</p>",
			"<p>Number of hits: [5=>6]</p>", "<p>Number of downloads: [5=>6]</p>", "<p>Number of views: [2=>3]</p>",
			"<p>Number of visits per patient: [4=>5]</p>", "<p>Last updated: 3 May 2025 | Number of visits: [4=>5]</p>",
			"<p>Published 3 May 2025 | Visits: [4=>5]</p>", "<p>Date: 3 May 2025 | Views: [2=>3]</p>",
			"<p>3 May 2025 | Hits: [5=>6]</p>", "<p>Views: [2=>3] | Dose: 3 mGy</p>",
			"<p>Published 3 May 2025 | Views: 2 | Dose: [3=>4] mGy</p>",
			"<p>Published 3 May 2025 | Views: [2=>3] | Dose: 3 mGy</p>",
			"<p>Published 3 May 2025 | Views: [2=>3] per breast</p>", "<p>Reads: [5=>6]</p>",
			"<p>Created 3 May 2025 Reads: [5=>6]</p>", "<p>Rating: Class [IIa=>IIb]</p>", "<p>Rating: [4=>5]</p>",
			"<p>Average rating: [4.2=>4.3]</p>", "<p>Rated voltage: [230=>240]</p>", "<p>Votes: [31=>32]</p>",
			"<p>Rating: 4 ([31=>32] mg)</p>", "<p>Updated [3 February=>4 March] 2025</p>",
			"<p class=last-updated>Updated [3=>4] February 2025: added Annex B</p>",
			"<p class=last-changed>Updated 3 February 2025: fee [5=>6]</p>", "<p class=last-changed>Fee [5=>6]</p>",
			"<ul><li class=last-updated>Updated [3=>4] February 2025</li></ul>",
			"<p class=last-updated>Amended [3=>4] February 2025</p>",
			"<p class=last-updated>Published [3=>4] February 2025</p>",
			"<p class=last-updated>Updated [3=>4] May 2025</p><p>B</p><p class=last-updated>Updated 6 May 2025</p>",
			"<table class=last-updated><tr><td>Updated</td><td>[3=>4] May 2025</td></tr></table>", "<p>点击 [5=>6]</p>",
			"<p>Average: 4 mg ([31=>32] patients)</p>", "<ul><li>Updated [3=>4] February 2025: added Annex B</li></ul>",
			"<ul><li>Updated 3 February 2025: added Annex [B=>C]</li></ul>",
			"<p>Last updated 3 February 2025: added Annex [B=>C]</p>",
			"<p>Last updated [3=>4] February 2025: added Annex B</p>",
			"<p>Last modified [3=>4] May 2025 by Royal Decree</p>",
			"<p>Last modified 3 May 2025 by [Royal=>Ministerial] Decree</p>",
			"<p>Submitted by Bayer on [3=>4] May 2026</p>", "<p>Submitted by [Bayer=>Pfizer] on 3 May 2026</p>",
			"<p>Submitted by the administrator on [3=>4] May 2026</p>",
			"<p>Guidance A<br>Last updated: [3=>4] May 2026</p>", "<p>Guidance A | Last updated: [3=>4] May 2026</p>",
			"<p>[Draft=>Final] | Posted 3 May 2026 | Views: 5</p>",
			"<p>Status: [open=>closed] | Posted 3 May 2026 | Views: 5</p>",
			"<p>In force from [3=>4] May 2026 | Views: 5</p>", "<p>작성일 2025-02-0[3=>4] 조회수 1042</p>",
			"<p>시행일 2025-02-0[3=>4] 조회수 1042</p>", "<p>发布时间: 2025-02-0[3=>4] 浏览次数: 1042</p>",
			"<p>实施日期：2025-02-0[3=>4] 浏览次数：1042</p>", "<p>来源：[国家药监局=>省药监局] 发布时间：2025-02-03 浏览次数：1042</p>",
			"<p>공고일 2025-02-03 | 담당부서 [정책과=>안전과] | 조회수 5</p>",
			"<p>Дата вступления в силу: 0[3=>4].02.2025 Просмотров: 1042</p>",
			"<p>Webmaster, Ministry of [Health=>Justice] Last modified: 3 February 2025</p>",
			"<p>Published [3=>4] May 2025 | Last updated: 4 May 2026</p>",
			"<table><tr><th>Study</th><th>Number of visits</th></tr><tr><td>A</td><td>[4=>5]</td></tr></table>",
			"<table><tr><th>Guide</th><th>Updated</th></tr><tr><td>A</td><td>[3=>4] May 2025</td></tr></table>",
			"<table><tr><td>Last modified: [03=>04].02.2025 | Visitors: 5</td></tr></table>",
			"<table><tr><td>Last modified: [03=>04].02.2025 | © 2024 Ministry of Health</td></tr></table><p>Devices.</p>",
			"<table><tr><td>작성일</td><td>2025-02-03</td><td>조회수</td><td>[5=>6]</td></tr></table>",
			"<p>Posted by admin on [3=>4] May 2025</p><p>A</p><p>Posted by editor on 5 May 2025</p><p>B</p>",
			"<p>Last updated: [3=>4] May 2025 by admin</p><p>A</p><p>Last updated: 5 May 2025 by admin</p><p>B</p>",
			"<p>© 2024 Ministry of Health. Fee: [5=>6]</p>", "<p>Fee: [5=>6] | © 2024 Ministry of Health</p>" })
	void fact(String markup) throws IOException {
		assertDifference("text", markup);
	}

	private void assertDifference(String materiality, String markup) throws IOException {
		String page = "<h1>Records</h1><p>" + PageComparison.TEXT + "</p>" + markup;
		new PageComparison(this.directory).assertDifference(materiality, CHANGE.matcher(page).replaceAll("$1"),
				CHANGE.matcher(page).replaceAll("$2"));
	}

}
