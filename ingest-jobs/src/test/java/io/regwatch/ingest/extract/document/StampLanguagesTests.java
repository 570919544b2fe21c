package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Dates of updates and counters of pages in more languages, eras and forms, and dates
 * that count.
 */
class StampLanguagesTests {

	@TempDir
	Path directory = Path.of("");

	@ParameterizedTest
	@CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
			"furniture\t<p>Last updated 3 May 2026 \u2014 <a href=h>See all updates</a></p>\t<p>Last updated 5 May 2026 \u2014 <a href=h>See all updates</a></p>",
			"furniture\t<p>Last updated: 3 May 2026 (view history)</p>\t<p>Last updated: 5 May 2026 (view history)</p>",
			"furniture\t<ul><li><b>Content current as of:</b><p><time>05/03/2026</time></p></li></ul>\t<ul><li><b>Content current as of:</b><p><time>05/05/2026</time></p></li></ul>",
			"furniture\t<table><tr><th>Document</th><td>MDCG 1</td></tr><tr><th>Last updated</th><td>3 May 2026</td></tr></table>\t<table><tr><th>Document</th><td>MDCG 1</td></tr><tr><th>Last updated</th><td>5 May 2026</td></tr></table>",
			"text\t<table><tr><th>Last updated</th><td>3 May 2026</td></tr><tr><th>Last updated</th><td>4 May 2026</td></tr></table>\t<table><tr><th>Last updated</th><td>3 May 2026</td></tr><tr><th>Last updated</th><td>5 May 2026</td></tr></table>",
			"text\t<table><tr><th>Valid until</th><td>3 May 2026</td></tr></table>\t<table><tr><th>Valid until</th><td>5 May 2026</td></tr></table>",
			"furniture\t<dl><dt>Last updated</dt><dd>3 May 2026</dd></dl>\t<dl><dt>Last updated</dt><dd>5 May 2026</dd></dl>",
			"furniture\t<p>\u6700\u7D42\u66F4\u65B0\u65E5\uFF1A\u4EE4\u548C8\u5E745\u67083\u65E5</p>\t<p>\u6700\u7D42\u66F4\u65B0\u65E5\uFF1A\u4EE4\u548C8\u5E745\u67085\u65E5</p>",
			"furniture\t<p>\u6700\u5F8C\u66F4\u65B0\u65E5\u671F\uFF1A\u4E2D\u83EF\u6C11\u570B114\u5E745\u67083\u65E5</p>\t<p>\u6700\u5F8C\u66F4\u65B0\u65E5\u671F\uFF1A\u4E2D\u83EF\u6C11\u570B114\u5E745\u67085\u65E5</p>",
			"text\t<p>\u65BD\u884C\u65E5\uFF1A\u4EE4\u548C8\u5E745\u67083\u65E5</p>\t<p>\u65BD\u884C\u65E5\uFF1A\u4EE4\u548C8\u5E745\u67085\u65E5</p>",
			"furniture\t<p>\u0E1B\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E38\u0E07\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14: 3 \u0E1E\u0E24\u0E29\u0E20\u0E32\u0E04\u0E21 2569</p>\t<p>\u0E1B\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E38\u0E07\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14: 5 \u0E1E\u0E24\u0E29\u0E20\u0E32\u0E04\u0E21 2569</p>",
			"furniture\t<p>\u0E1B\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E38\u0E07\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14: 3 \u0E1E.\u0E04. \u0E1E.\u0E28. 2569</p>\t<p>\u0E1B\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E38\u0E07\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14: 5 \u0E1E.\u0E04. \u0E1E.\u0E28. 2569</p>",
			"text\t<p>\u0E21\u0E35\u0E1C\u0E25\u0E43\u0E0A\u0E49\u0E1A\u0E31\u0E07\u0E04\u0E31\u0E1A 3 \u0E1E\u0E24\u0E29\u0E20\u0E32\u0E04\u0E21 2569</p>\t<p>\u0E21\u0E35\u0E1C\u0E25\u0E43\u0E0A\u0E49\u0E1A\u0E31\u0E07\u0E04\u0E31\u0E1A 5 \u0E1E\u0E24\u0E29\u0E20\u0E32\u0E04\u0E21 2569</p>",
			"furniture\t<p>\u05E2\u05D5\u05D3\u05DB\u05DF \u05DC\u05D0\u05D7\u05E8\u05D5\u05E0\u05D4: 03.05.2026</p>\t<p>\u05E2\u05D5\u05D3\u05DB\u05DF \u05DC\u05D0\u05D7\u05E8\u05D5\u05E0\u05D4: 05.05.2026</p>",
			"furniture\t<p>Tarikh kemas kini: 3 Mei 2026</p>\t<p>Tarikh kemas kini: 5 Mei 2026</p>",
			"furniture\t<p>Terakhir diperbarui pada 3 Mei 2026</p>\t<p>Terakhir diperbarui pada 5 Mei 2026</p>",
			"furniture\t<p>C\u1EADp nh\u1EADt l\u1EA7n cu\u1ED1i: 03/05/2026</p>\t<p>C\u1EADp nh\u1EADt l\u1EA7n cu\u1ED1i: 05/05/2026</p>",
			"furniture\t<p>\u0622\u062E\u0631 \u062A\u062D\u062F\u064A\u062B : \u0661\u0665 \u0630\u0648 \u0627\u0644\u0642\u0639\u062F\u0629 \u0661\u0664\u0664\u0667 \u0647\u0640</p>\t<p>\u0622\u062E\u0631 \u062A\u062D\u062F\u064A\u062B : \u0661\u0667 \u0630\u0648 \u0627\u0644\u0642\u0639\u062F\u0629 \u0661\u0664\u0664\u0667 \u0647\u0640</p>",
			"furniture\t<p>\u062A\u0627\u0631\u064A\u062E \u0627\u0644\u062A\u062D\u062F\u064A\u062B: 03/05/2026</p>\t<p>\u062A\u0627\u0631\u064A\u062E \u0627\u0644\u062A\u062D\u062F\u064A\u062B: 05/05/2026</p>",
			"furniture\t<p>G\u00FCncelleme tarihi: 3 May\u0131s 2026</p>\t<p>G\u00FCncelleme tarihi: 5 May\u0131s 2026</p>",
			"furniture\t<p>Data ostatniej aktualizacji: 03.05.2026</p>\t<p>Data ostatniej aktualizacji: 05.05.2026</p>",
			"furniture\t<p>Datum posledn\u00ED aktualizace: 3. 5. 2026</p>\t<p>Datum posledn\u00ED aktualizace: 5. 5. 2026</p>",
			"furniture\t<p>Legut\u00F3bbi friss\u00EDt\u00E9s: 2026. m\u00E1jus 3.</p>\t<p>Legut\u00F3bbi friss\u00EDt\u00E9s: 2026. m\u00E1jus 5.</p>",
			"furniture\t<p>\u0397\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03C4\u03B5\u03BB\u03B5\u03C5\u03C4\u03B1\u03AF\u03B1\u03C2 \u03B5\u03BD\u03B7\u03BC\u03AD\u03C1\u03C9\u03C3\u03B7\u03C2: 3/5/2026</p>\t<p>\u0397\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03C4\u03B5\u03BB\u03B5\u03C5\u03C4\u03B1\u03AF\u03B1\u03C2 \u03B5\u03BD\u03B7\u03BC\u03AD\u03C1\u03C9\u03C3\u03B7\u03C2: 5/5/2026</p>",
			"furniture\t<p>\u0414\u0430\u0442\u0430 \u043E\u0441\u0442\u0430\u043D\u043D\u044C\u043E\u0433\u043E \u043E\u043D\u043E\u0432\u043B\u0435\u043D\u043D\u044F: 03.05.2026</p>\t<p>\u0414\u0430\u0442\u0430 \u043E\u0441\u0442\u0430\u043D\u043D\u044C\u043E\u0433\u043E \u043E\u043D\u043E\u0432\u043B\u0435\u043D\u043D\u044F: 05.05.2026</p>",
			"furniture\t<p>\u0414\u0430\u0442\u0430 \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0435\u0433\u043E \u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D\u0438\u044F: 3 \u043C\u0430\u044F 2026 \u0433\u043E\u0434\u0430</p>\t<p>\u0414\u0430\u0442\u0430 \u043F\u043E\u0441\u043B\u0435\u0434\u043D\u0435\u0433\u043E \u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D\u0438\u044F: 5 \u043C\u0430\u044F 2026 \u0433\u043E\u0434\u0430</p>",
			"furniture\t<p>Последна промяна: 20.11.2024 Посещения: 15 220</p>\t<p>Последна промяна: 21.11.2024 Посещения: 15 871</p>",
			"furniture\t<p>Ostatnia aktualizacja: 12.11.2024 Liczba wyświetleń: 8 412</p>\t<p>Ostatnia aktualizacja: 16.12.2024 Liczba wyświetleń: 9 377</p>",
			"furniture\t<p>Naposledy aktualizováno: 5. 11. 2024 Přečteno: 1520× Vytisknout</p>\t<p>Naposledy aktualizováno: 18. 12. 2024 Přečteno: 1711× Vytisknout</p>",
			"furniture\t<p>Data de atualização: 2024/11/18 Imprimir</p>\t<p>Data de atualização: 2025/01/09 Imprimir</p>",
			"furniture\t<p>Τελευταία ενημέρωση: 12/11/2024 Προβολές: 4.512</p>\t<p>Τελευταία ενημέρωση: 15/01/2025 Προβολές: 5.011</p>",
			"furniture\t<p>Terakhir diperbarui: 20 November 2024 Dilihat 2.311 kali Cetak</p>\t<p>Terakhir diperbarui: 6 Januari 2025 Dilihat 2.990 kali Cetak</p>",
			"furniture\t<p>अंतिम अद्यतन: 12/11/2024 आगंतुक संख्या: 5412331 प्रिंट करें</p>\t<p>अंतिम अद्यतन: 02/01/2025 आगंतुक संख्या: 5433977 प्रिंट करें</p>",
			"furniture\t<p>সর্বশেষ হাল-নাগাদ: ২০২৪-১১-২০</p>\t<p>সর্বশেষ হাল-নাগাদ: ২০২৫-০১-১৫</p>",
			"furniture\t<p>განახლდა: 20.11.2024 ბეჭდვა</p>\t<p>განახლდა: 14.01.2025 ბეჭდვა</p>",
			"furniture\t<div class=page-meta><p>Թարմացվել է՝ 20.11.2024</p></div>\t<div class=page-meta><p>Թարմացվել է՝ 13.01.2025</p></div>",
			"furniture\t<p>עדכון אחרון: 12.11.2024 הדפסה</p>\t<p>עדכון אחרון: 08.01.2025 הדפסה</p>",
			"furniture\t<div class=page-meta><p>Päivitetty 20.11.2024</p></div>\t<div class=page-meta><p>Päivitetty 8.1.2025</p></div>",
			"furniture\t<p>Opdateret 20. november 2024 Læsetid: 2 min</p>\t<p>Opdateret 7. januar 2025 Læsetid: 1 min</p>",
			"furniture\t<div class=page-meta><p>Stand: 12.11.2024</p></div>\t<div class=page-meta><p>Stand: 14.01.2025</p></div>",
			"furniture\t<p>Total visitors: 6120044 | Page last updated on: 14-01-2025 | Content owned by CDSCO</p>\t<p>Total visitors: 6133120 | Page last updated on: 27-01-2025 | Content owned by CDSCO</p>",
			"furniture\t<p>浏览次数：1532 【字体：大 中 小】</p>\t<p>浏览次数：4821 【字体：大 中 小】</p>",
			"furniture\t<p>您是本站第 10233456 位访问者</p>\t<p>您是本站第 10299871 位访问者</p>",
			"furniture\t<p>Guidance.doc (45 KB, downloads: 311)</p>\t<p>Guidance.doc (45 KB, downloads: 402)</p>",
			"furniture\t<p>Version en vigueur au 10 janvier 2025</p>\t<p>Version en vigueur au 11 janvier 2025</p>",
			"furniture\t<p>Agency | Copyright 2024 | Disclaimer</p>\t<p>Agency | Copyright 2025 | Disclaimer</p>",
			"text\t<p>Version en vigueur depuis le 10 janvier 2025</p>\t<p>Version en vigueur depuis le 11 janvier 2025</p>",
			"text\t<p>Επισκέψεις: 5</p>\t<p>Επισκέψεις: 6</p>",
			"furniture\t<dl><dt>Λεπτομέρειες</dt><dd>Εμφανίσεις: 2378</dd></dl>\t<dl><dt>Λεπτομέρειες</dt><dd>Εμφανίσεις: 2399</dd></dl>",
			"furniture\t<p>Εμφανίσεις: 2378</p>\t<p>Εμφανίσεις: 2399</p>",
			"furniture\t<p>Zobrazeno: 2378</p>\t<p>Zobrazeno: 2399</p>",
			"furniture\t<p>Nombre de vues : 2378</p>\t<p>Nombre de vues : 2399</p>",
			"furniture\t<p>Anzahl der Aufrufe: 2378</p>\t<p>Anzahl der Aufrufe: 2399</p>",
			"furniture\t<p>Antal visningar: 2378</p>\t<p>Antal visningar: 2399</p>",
			"text\t<p>Εμφανίσεις συμπτωμάτων: 2378</p>\t<p>Εμφανίσεις συμπτωμάτων: 2399</p>",
			"furniture\t<p>Updated 3 May 2026</p><h1>Pumps</h1>\t<p>Updated 5 May 2026</p><h1>Pumps</h1>",
			"text\t<p>Stand: 12.11.2024</p>\t<p>Stand: 14.01.2025</p>",
			"text\t<p>Deadline: 20.11.2024 Print</p>\t<p>Deadline: 21.11.2024 Print</p>",
			"text\t<p>Приём заявлений до: 20.11.2024 Просмотров: 15</p>\t<p>Приём заявлений до: 21.11.2024 Просмотров: 15</p>",
			"text\t<p>Devices sold: 15 220</p>\t<p>Devices sold: 15 871</p>",
			"furniture\t<p>This page was generated on 3 May 2026 10:00</p>\t<p>This page was generated on 5 May 2026 11:00</p>",
			"furniture\t<p>1.2K views</p>\t<p>1.3K views</p>",
			"furniture\t<p>\u6D4F\u89C8\u91CF\uFF1A1.2\u4E07</p>\t<p>\u6D4F\u89C8\u91CF\uFF1A1.3\u4E07</p>",
			"furniture\t<p>\u0639\u062F\u062F \u0627\u0644\u0632\u0648\u0627\u0631: 1234</p>\t<p>\u0639\u062F\u062F \u0627\u0644\u0632\u0648\u0627\u0631: 1301</p>",
			"furniture\t<p>\u0E08\u0E33\u0E19\u0E27\u0E19\u0E1C\u0E39\u0E49\u0E40\u0E02\u0E49\u0E32\u0E0A\u0E21: 1,234 \u0E04\u0E23\u0E31\u0E49\u0E07</p>\t<p>\u0E08\u0E33\u0E19\u0E27\u0E19\u0E1C\u0E39\u0E49\u0E40\u0E02\u0E49\u0E32\u0E0A\u0E21: 1,301 \u0E04\u0E23\u0E31\u0E49\u0E07</p>",
			"furniture\t<p>Online users: 34 | Total visitors: 12,345</p>\t<p>Online users: 12 | Total visitors: 12,401</p>",
			"text\t<p>12 views</p>\t<p>14 views</p>",
			"furniture\t<p>Last updated 3 days ago</p>\t<p>Last updated 5 days ago</p>",
			"furniture\t<p>Zuletzt aktualisiert vor 3 Tagen</p>\t<p>Zuletzt aktualisiert vor 5 Tagen</p>",
			"text\t<p>Report no later than 3 days ago</p>\t<p>Report no later than 5 days ago</p>",
			"text\t<p>C\u1EADp nh\u1EADt ng\u00E0y 03/05/2026</p>\t<p>C\u1EADp nh\u1EADt ng\u00E0y 05/05/2026</p>",
			"text\t<p>Devices placed 3 years ago</p>\t<p>Devices placed 5 years ago</p>",
			"text\t<p>The term <q>device</q> is new</p>\t<p>The term device is new</p>",
			"furniture\t<p>The term <q>device</q> is new</p>\t<p>The term \"device\" is new</p>",
			"furniture\t<p>\u300C\u533B\u7642\u6A5F\u5668\u300D\u3068\u306F</p>\t<p>\u300E\u533B\u7642\u6A5F\u5668\u300F\u3068\u306F</p>",
			"furniture\t<p>Le terme \u2039 dispositif \u203A est</p>\t<p>Le terme 'dispositif' est</p>" })
	void readPage(String materiality, String before, String after) throws IOException {
		new FileComparison(this.directory).assertDifference("html", materiality, before, after);
	}

}
