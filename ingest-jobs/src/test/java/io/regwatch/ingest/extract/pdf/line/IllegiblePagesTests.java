package io.regwatch.ingest.extract.pdf.line;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Pages whose letters are not those that they show are told from text of any language.
 */
class IllegiblePagesTests {

	private static final String TEXT = "The manufacturer shall not place a device of class IIa on the market unless the "
			+ "notified body has issued a certificate, and shall keep the technical documentation at the disposal of "
			+ "the competent authority for ten years.";

	@ParameterizedTest
	@ValueSource(strings = {
			"Üretici, onaylanmış kuruluş belge vermedikçe bir tıbbi cihazı piyasaya arz edemez ve teknik dosyayı on yıl boyunca yetkili makamın incelemesine hazır tutar. Bu hüküm ısmarlama cihazlara uygulanmaz.",
			"Nhà sản xuất không được đưa trang thiết bị y tế ra thị trường nếu chưa được cấp giấy chứng nhận, và phải lưu giữ hồ sơ kỹ thuật trong mười năm để cơ quan có thẩm quyền kiểm tra.",
			"Valmistaja ei saa saattaa laitetta markkinoille ennen kuin ilmoitettu laitos on antanut todistuksen, ja sen on pidettävä tekniset asiakirjat toimivaltaisen viranomaisen saatavilla kymmenen vuoden ajan.",
			"A gyártó mindaddig nem hozhat forgalomba eszközt, amíg a bejelentett szervezet a tanúsítványt ki nem adta, és a műszaki dokumentációt tíz évig az illetékes hatóság rendelkezésére kell tartania.",
			"Pembuat tidak boleh mengedarkan alat kesehatan sebelum lembaga yang ditunjuk menerbitkan sertifikat, dan wajib menyimpan dokumentasi teknis selama sepuluh tahun untuk pemeriksaan oleh pihak berwenang.",
			"Mtengenezaji haruhusiwi kuweka kifaa cha matibabu sokoni kabla ya kupata cheti kutoka kwa mamlaka husika, na atatunza nyaraka za kiufundi kwa muda wa miaka kumi kwa ajili ya ukaguzi.",
			"Gamintojas negali pateikti priemonės rinkai, kol notifikuotoji įstaiga neišdavė sertifikato, ir privalo dešimt metų saugoti techninius dokumentus, kad kompetentinga institucija galėtų juos patikrinti.",
			"Framleiðandi skal ekki setja tæki á markað nema tilkynntur aðili hafi gefið út vottorð, og skal geyma tækniskjölin í tíu ár þannig að lögbært yfirvald geti skoðað þau hvenær sem er.",
			"Il-manifattur ma għandux iqiegħed apparat fis-suq sakemm il-korp notifikat ma jkunx ħareġ ċertifikat, u għandu jżomm id-dokumentazzjoni teknika għad-dispożizzjoni tal-awtorità kompetenti għal għaxar snin.",
			"Fabrikatzaileak ezin du produkturik merkaturatu erakunde jakinarazleak ziurtagiria eman arte, eta dokumentazio teknikoa hamar urtez gorde beharko du agintaritza eskudunaren esku.",
			"Ni chaiff y gwneuthurwr roi dyfais ar y farchnad oni bai bod y corff a hysbyswyd wedi cyhoeddi tystysgrif, a rhaid iddo gadw’r ddogfennaeth dechnegol am ddeng mlynedd ar gyfer yr awdurdod cymwys.",
			"Výrobce nesmí uvést prostředek na trh, dokud oznámený subjekt nevydal certifikát, a musí uchovávat technickou dokumentaci po dobu deseti let pro potřeby příslušného orgánu.",
			"LZA DQX FRN MQP HTY KGE WNB JOE LLZ QAS OTN EZL FRC BSO DXN KNW MEB GEI HRX NBH LNH IZL JAA MUJ ITX IYN LYZ FMF DQY LOX MAV NIQ KRD DXE HQL MQB JEY MNH KWQ NKB MRW MAI HWC KTT JDQ LZN",
			"Производитель не должен выпускать изделие в обращение, если уполномоченный орган не выдал регистрационное удостоверение, и обязан хранить техническую документацию в течение десяти лет. MDR IVDR" })
	void findWhenTextIsOfALanguageFindsNothing(String text) {
		assertThat(IllegiblePages.find(List.of(line(text)), Map.of())).isEmpty();
	}

	@Test
	void findWhenLettersAreShiftedOrOfAnotherCodeFindsThePage() {
		StringBuilder shifted = new StringBuilder();
		TEXT.chars().filter((it) -> it != ' ').forEach((it) -> shifted.append((char) (it - 29)));
		assertThat(IllegiblePages.find(List.of(line(shifted.toString())), Map.of())).containsOnlyKeys(1);
		String cyrillicInWestern = "Ïðîèçâîäèòåëü íå äîëæåí âûïóñêàòü èçäåëèå â îáðàùåíèå, åñëè îðãàí íå âûäàë "
				+ "ðåãèñòðàöèîííîå óäîñòîâåðåíèå, è îáÿçàí õðàíèòü òåõíè÷åñêóþ äîêóìåíòàöèþ â òå÷åíèå äåñÿòè ëåò, "
				+ "à òàêæå ñîîáùàòü î íåáëàãîïðèÿòíûõ ñîáûòèÿõ.";
		assertThat(IllegiblePages.find(List.of(line(cyrillicInWestern)), Map.of())).containsOnlyKeys(1);
	}

	@Test
	void findWhenMostGlyphsHaveNoCharacterFindsThePage() {
		UnknownGlyphs many = new UnknownGlyphs(new GlyphOutlines());
		TEXT.chars().forEach(many::add);
		assertThat(IllegiblePages.find(List.of(line("7")), Map.of(1, many))).containsOnlyKeys(1);
		UnknownGlyphs few = new UnknownGlyphs(new GlyphOutlines());
		"spaces between words".chars().forEach(few::add);
		assertThat(IllegiblePages.find(List.of(line(TEXT)), Map.of(1, few))).isEmpty();
	}

	private static PdfLine line(String text) {
		return new PdfLine(1, 50, 500, 100, 0.2F, 11, false, text, List.of());
	}

}
