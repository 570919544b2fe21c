package io.regwatch.ingest.extract.markup.stamp;

import java.util.List;

/**
 * What pages write before the date on which they were saved, as parts of patterns, in the
 * languages of authorities. Words for an amendment, a revision or a version of a law are
 * not among them.
 */
final class UpdateLabels {

	/** Before the date on which a page was saved. */
	static final String PAGE = String.join("|", List.of("today(?:\\sis)?|heute|aujourd['’]hui|今天是?|今日[はの]?|本日|오늘(?:은)?",
			"(?:(?:this\\s)?(?:page|content|site)\\s(?:was\\s)?)?(?:(?:date\\s)?(?:last"
					+ "|latest)\\s(?:updated?|modified|modification|reviewed|changed?|published"
					+ "|generated)(?:\\sdate)?(?:\\sof\\sthis\\spage)?|page\\supdated)(?:\\s(?:on|at))?|(?:date"
					+ "|page)\\s(?:modified|updated)|(?:(?:this\\s)?(?:page|content|site)\\s(?:was\\s)?)?(?:printed|retrieved|generated)\\son"
					+ "|content\\scurrent\\sas\\sof",
			"(?:zuletzt|letzte)\\s(?:aktualisiert|geändert|bearbeitet|änderung"
					+ "|aktualisierung)(?:\\sdieser\\sseite)?(?:\\sam)?|(?:änderungs|aktualisierungs)datum"
					+ "|stand\\sder\\sseite",
			"dernière\\s(?:mise\\sà\\sjour|modification)(?:\\sle)?"
					+ "|(?:page\\s)?mise?\\sà\\sjour(?:\\sle)?|date\\sde\\s(?:la\\sdernière\\s)?(?:modification"
					+ "|mise\\sà\\sjour)",
			"(?:fecha\\sde\\s)?(?:la\\s)?última\\s(?:actualización|modificación)"
					+ "|fecha\\sde\\s(?:actualización|modificación)|darrera\\sactualització"
					+ "|última\\sactualització",
			"(?:data\\sd[ea]\\s)?última\\s(?:atualização|modificação)|data\\sde\\s(?:atualização"
					+ "|modificação)|atualizad[oa]\\sem",
			"(?:data\\s(?:di\\s)?)?(?:ultim[oa]\\s)?(?:aggiornamento|modifica)",
			"laatst\\s(?:bijgewerkt|gewijzigd|aangepast)(?:\\sop)?|laatste\\s(?:wijziging|update)",
			"senast\\s(?:uppdaterad|ändrad|granskad)|(?:sist|s(?:ene|id)?st)\\s(?:opp?datere?t|endret"
					+ "|ændret)|(?:sivu\\s)?viimeksi\\s(?:päivitetty|muokattu)|síðast\\suppfært",
			"viimati\\s(?:uuendatud|muudetud)|pēdējo\\sreizi\\s(?:atjaunots|atjaunināts)"
					+ "|paskutinį\\skartą\\satnaujinta|atnaujinimo\\sdata",
			"(?:data\\s)?(?:ostatni(?:a|ej)\\s)?(?:aktualizacj[ai]|modyfikacj[ai])|ostatnia\\szmiana",
			"naposledy\\s(?:aktualizov(?:áno|ané)|upraven[oé]|změněno)|(?:posledn[íá]"
					+ "|datum\\sposlední|dátum\\sposlednej)\\s(?:aktualiz(?:ace|ácia|ácie)|zm[ěe]n[ay])"
					+ "|(?:datum|dátum)\\saktualiz(?:ace|ácie)",
			"(?:utolsó|legutóbbi)\\s(?:frissítés|módosítás)(?:\\s(?:dátuma|ideje))?",
			"(?:data\\s)?ultim(?:a|ei)\\s(?:actualiz[aă]r[ei]|modific[aă]r[ei])",
			"(?:(?:zadnj|posl?j?ednj)[ae]\\s(?:izmj?en|promj?en|sprememb|ažuriranj|posodobit)\\p{L}*"
					+ "|posljednje\\sažuriranje|последн[аяо]\\s(?:измена|промена|промяна|редакция|актуализация)"
					+ "|дата\\sна\\s(?:последна\\s)?(?:промяна|актуализация))",
			"(?:ημερομηνία\\s)?τελευταίας?\\s(?:ενημέρωσης?|τροποποίησης?)|ημερομηνία\\sενημέρωσης",
			"дата\\s(?:последнего\\s)?(?:обновления|изменения)|последнее\\s(?:обновление|изменение)"
					+ "|(?:дата\\s)?останн(?:є|ього)\\sоновлення|останні\\sзміни|дата\\sоновлення"
					+ "|(?:соңғы\\s)?жаңар(?:ту|тылған)(?:\\sкүні)?",
			"(?:son\\s)?güncelle(?:n?me)(?:\\starihi)?|(?:son\\s)?yenilənmə(?:\\starixi)?",
			"ბოლო\\s(?:განახლება|ცვლილება)|վերջին\\sթարմացում|վերջին\\sփոփոխություն",
			"(?:תאריך\\s)?עדכון(?:\\sאחרון)?|עודכן\\sלאחרונה(?:\\sב)?",
			"(?:تاريخ\\s)?آخر\\s(?:تحديث|تعديل)|تاريخ\\s(?:ال)?تحديث|تم\\sالتحديث(?:\\sفي)?|(?:آخرین"
					+ "|تاریخ)\\s(?:به‌?روز\\s?رسانی|بروز\\s?رسانی|ویرایش)|آخری\\s(?:بار\\s)?(?:اپ\\s?ڈیٹ" + "|تجدید)",
			"(?:अंतिम|पिछला|अन्तिम)\\s(?:बार\\s)?(?:अद्यतन|अपडेट|अद्यावधिक)(?:\\s(?:किया\\sगया"
					+ "|तिथि))?|(?:সর্বশেষ|শেষ)\\s(?:হাল-?\\s?নাগাদ|আপডেট)(?:ের\\sতারিখ)?"
					+ "|கடைசியாக\\sபுதுப்பிக்கப்பட்டது|అంతిమ\\sనవీకరణ|අවසන්\\s(?:වරට\\s)?යාවත්කාලීන(?:\\sකළේ)?",
			"(?:ปรับปรุง|อัปเดต|อัพเดต|แก้ไข)(?:ข้อมูล)?(?:ล่าสุด)(?:เมื่อ|วันที่)?"
					+ "|วันที่ปรับปรุง(?:ข้อมูล)?(?:ล่าสุด)?|ອັບເດດ(?:ຫຼ້າສຸດ)?|ធ្វើបច្ចុប្បន្នភាព(?:ចុងក្រោយ)?",
			"ngày\\scập\\snhật|cập\\snhật\\s(?:lần\\scuối|(?:gần|mới)\\snhất)",
			"(?:tarikh\\s|di)?(?:skemas|kemas)\\s?kini(?:\\sterakhir)?(?:\\spada)?"
					+ "|dikemas\\s?kini\\sterakhir(?:\\spada)?|terakhir\\sdiperbar(?:ui|uhi)(?:\\spada)?"
					+ "|(?:pembaruan|pemutakhiran)\\sterakhir|tanggal\\spembaruan|huling\\s(?:na-?update"
					+ "|binago)|(?:ili|ime)sasishwa(?:\\smwisho)?",
			"最[后後近](?:更新|修改)(?:时间|時間|日期)?|(?:更新|修改)(?:日期?|时间|時間)|页面更新", "最終更新(?:日時?)?|ページ更新日",
			"최종\\s?(?:수정|갱신|업데이트)일?(?:자|시)?|갱신일"));

	/** Before the date on which a page or its document was changed. */
	static final String ANY = "(?:updated|modified)(?:\\son)?|(?:aktualisiert|geändert)(?:\\sam)?|stand|(?:modifi"
			+ "|actualis)ée?(?:\\sle)?|(?:actualizad|modificad)[oa](?:\\sel)?|modificad[oa]\\sem"
			+ "|aggiornat[oa](?:\\s(?:il|al))?|bijgewerkt(?:\\sop)?|uppdaterad|opp?dateret(?:\\sden)?"
			+ "|oppdatert|(?:sivu\\s)?(?:päivitetty|muokattu)|uppfært|uuendatud|muudetud|atjaunots"
			+ "|atjaunināts|atnaujinta|zaktualizowano|zmodyfikowano|aktualizov(?:áno|ané)|frissítve"
			+ "|actualizat(?:\\s(?:la|în))?|ažurirano|posodobljeno|ажурирано|обновен[ао]?(?:\\sна)?"
			+ "|ενημερώθηκε(?:\\sστις)?|обновлен[оа]|изменено|оновлено|абноўлена|güncellendi"
			+ "|yangilangan(?:\\ssana)?|განახლდა|განახლება|թարմաց(?:ում|վել\\sէ|ված\\sէ)|עודכן(?:\\sב)?"
			+ "|cập\\snhật(?:\\s(?:lúc|ngày))?|diperbar(?:ui|uhi)(?:\\spada)?|dikemas\\s?kini|更新日時"
			+ "|수정일(?:자|시)?|업데이트";

	private UpdateLabels() {
	}

}
