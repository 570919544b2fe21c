package io.regwatch.ingest.extract.markup.stamp;

import java.util.List;
import java.util.regex.Pattern;

/** Times counted back from today, which each view of a page writes anew. */
public final class RelativeTimes {

	/** Rounded, in the languages of authorities. */
	private static final Pattern AGO = Pattern.compile("(?iu)(?:" + String.join("|", List.of(
			"(?:(?:about|over|almost)\\s)?(?:(?:\\p{Nd}{1,3}|an?|one)\\s(?:sec(?:ond)?|min(?:ute)?|hour|hr|day|week|month|year)s?|\\p{Nd}{1,3}\\s?(?:[smhdwy]|mo|min|hr)s?)\\sago",
			"vor\\s(?:\\p{Nd}{1,3}|eine[mr]?)\\s(?:sekunden?|minuten?|stunden?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)",
			"il\\sy\\sa\\s(?:\\p{Nd}{1,3}|une?)\\s(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)",
			"(?:hace|há)\\s(?:\\p{Nd}{1,3}|una?|uma?)\\s(?:segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|m[eê]s(?:es)?|años?|anos?)",
			"\\p{Nd}{1,3}\\s(?:segundos?|minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)\\satrás",
			"fa\\s\\p{Nd}{1,3}\\s(?:segons?|minuts?|hor(?:a|es)|di(?:a|es)|setman(?:a|es)|mes(?:os)?|anys?)",
			"(?:\\p{Nd}{1,3}|una?)\\s(?:second[io]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])\\sfa",
			"(?:\\p{Nd}{1,3}|een)\\s(?:seconden?|minu(?:ut|ten)|u(?:ur|ren)|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren))\\sgeleden",
			"(?:för\\s)?\\p{Nd}{1,3}\\s(?:sekund(?:er)?|minut(?:er)?|timm(?:e|ar)|dag(?:ar)?|veck(?:a|or)|månad(?:er)?|år)\\ssedan",
			"(?:for\\s)?\\p{Nd}{1,3}\\s(?:sekund(?:er)?|minutt?(?:er)?|timer?|dag(?:er?)?|u[gk]er?|måned(?:er)?|år)\\ssiden",
			"fyrir\\s\\p{Nd}{1,3}\\s(?:sekúnd|mínút|klukkustund|klukkutím|d[aö]g|vik|mánuð|ár)\\p{L}{0,3}(?:\\ssíðan)?",
			"\\p{Nd}{1,3}\\s(?:sekuntia?|minuuttia?|tuntia?|päivää?|viikkoa?|kuukau(?:si|tta)|vuo(?:si|tta))\\ssitten",
			"\\p{Nd}{1,3}\\s(?:sekundi?t?|minuti?t?|tun(?:d|di)|päeva?|nädala?t?|kuud?|aastat?)\\stagasi",
			"pirms\\s\\p{Nd}{1,3}\\s(?:sekund|minūt|stund|dien|nedēļ|mēne[sš]|gad)\\p{L}{0,4}",
			"prieš\\s\\p{Nd}{1,3}\\s(?:sekund|minu[čt]|valand|dien|savait|mėnes|met)\\p{L}{0,4}",
			"\\p{Nd}{1,3}\\s(?:sekund|minut|godzin|dni|dzień|tygod|tydzień|miesi|lat|rok)\\p{L}{0,4}\\stemu",
			"p[rř]ed\\s\\p{Nd}{1,3}\\s(?:sek[uú]nd|min[uú]t|hodin|dn|dňami|dňom|týdn|týžd|mě?síc|mesiac|let|rok)\\p{L}{0,4}",
			"pr(?:ij)?e\\s\\p{Nd}{1,3}\\s(?:sekund|minut|sat|dan|tjed|nedelj|m?je?sec|mjesec|godin)\\p{L}{0,3}",
			"pred\\s\\p{Nd}{1,3}\\s(?:sekund|minut|ur|dne|tedn|mesec|let)\\p{L}{0,4}",
			"(?:преди|пред|пре|прије)\\s\\p{Nd}{1,3}\\s(?:секунд|минут|час|сат|д[ае]н|дни|седмиц|недељ|недел|месец|мјесец|година?|годин)\\p{L}{0,3}",
			"\\p{Nd}{1,3}\\s(?:másodperccel|perccel|órával|nappal|héttel|hónappal|évvel)\\sezelőtt",
			"acum\\s\\p{Nd}{1,3}\\s(?:de\\s)?(?:secund|minut|or[aăe]|zi|săptămân|lun|an)\\p{L}{0,2}",
			"\\p{Nd}{1,3}\\s(?:секунд|минут|час|дн|день|недел|месяц|год|лет)\\p{L}{0,3}\\sназад",
			"\\p{Nd}{1,3}\\s(?:секунд|хвилин|годин|дн|день|тиж|місяц|р[оі]к)\\p{L}{0,3}\\sтому",
			"\\p{Nd}{1,3}\\s(?:секунд|минут|сағат|күн|апта|ай|жыл)\\sбұрын",
			"πριν\\s(?:από\\s)?\\p{Nd}{1,3}\\s(?:δευτερόλεπτ|λεπτ|ώρ|[ηή]?μέρ|εβδομάδ|μήν|χρόν|έτ)\\p{L}{0,3}",
			"\\p{Nd}{1,3}\\s(?:saniy[eə]|dakika|dəqiqə|saat|g[üu]n|hafta|həftə|ay|yıl|il)\\s(?:önce|əvvəl)",
			"(?:منذ|قبل)\\s(?:\\p{Nd}{1,3}\\s)?(?:ثانية|ثوان|ثواني|دقيقة|دقائق|دقيقتين|ساعة|ساعات|ساعتين|يوم|يومًا|يوما|يومين|أيام|ايام|أسبوع|أسبوعين|أسابيع|شهر|شهرا|شهرًا|شهرين|أشهر|شهور|سنة|سنتين|سنوات|عام|عامين|أعوام)",
			"לפני\\s(?:\\p{Nd}{1,3}\\s)?(?:שניות|דקות|דקה|שעות|שעה|שעתיים|ימים|יום|יומיים|שבועות|שבוע|שבועיים|חודשים|חודש|חודשיים|שנים|שנה|שנתיים)",
			"\\p{Nd}{1,3}\\s(?:ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال|دن|گھنٹے|منٹ|ہفتے|مہینے)\\s(?:پیش|قبل|پہلے)",
			"\\p{Nd}{1,3}\\s(?:सेकंड|सेकेंड|मिनट|घंटे|घंटा|घण्टे|दिन|सप्ताह|हफ़्ते|हफ्ते|महीने|महीना|माह|वर्ष|साल)\\s(?:पहले|पूर्व)",
			"\\p{Nd}{1,3}\\s(?:সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|সপ্তাহ|মাস|বছর)\\s(?:আগে|পূর্বে)",
			"\\p{Nd}{1,3}\\s?(?:วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี)\\s?(?:ที่แล้ว|ก่อน|ที่ผ่านมา)",
			"\\p{Nd}{1,3}\\s(?:giây|phút|giờ|ngày|tuần|tháng|năm)\\strước",
			"\\p{Nd}{1,3}\\s(?:detik|saat|menit|minit|jam|hari|minggu|bulan|tahun)\\s(?:yang\\s)?(?:lalu|lepas)",
			"\\p{Nd}{1,3}\\s(?:წამის|წუთის|საათის|დღის|კვირის|თვის|წლის)\\sწინ",
			"\\p{Nd}{1,3}\\s(?:վայրկյան|րոպե|ժամ|օր|շաբաթ|ամիս|տարի)\\sառաջ",
			"\\p{Nd}{1,3}\\s?(?:天|小时|小時|分钟|分鐘|周|个月|個月|年|日|時間|分|週間|か月|일|시간|분|주|개월|년)\\s?[之以]?[前전]")) + ")(?!\\p{L})");

	private RelativeTimes() {
	}

	/** Whether a text is such a time and nothing else. */
	static boolean is(String text) {
		return AGO.matcher(text.strip()).matches();
	}

	/** Whether a text has such a time. */
	public static boolean has(String text) {
		return AGO.matcher(text).find();
	}

}
