package io.regwatch.ingest.update;

import java.util.List;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Characters for one letter are one, and letters that look alike are two. */
class SameLettersTests {

	@ParameterizedTest
	@CsvSource({ "دستگاه‌های پزشکی و ایمنی,دستگاه‌هاي پزشكي و ايمني",
			"یہ آلہ استعمال کیا جاتا ہے,يه آله استعمال كيا جاتا هے",
			"și dispozitivele își țin,şi dispozitivele îşi ţin", "ȘTIINȚĂ,ŞTIINŢĂ", "Đăng ký thiết bị,Ðăng ký thiết bị",
			"גײן,גיין", "সৎ উদ্দেশ্য,সত্‍ উদ্দেশ্য", "അവൻ വാങ്ങുമ്പോൾ,അവന്‍ വാങ്ങുമ്പോള്‍", "แพทย์และ,เเพทย์เเละ",
			"ແພດ,ເເພດ", "בית־חולים,בית-חולים", "Oʻzbekiston,O‘zbekiston" })
	void otherCharactersForLettersAreSilent(String before, String after) {
		assertMateriality(Materiality.FURNITURE, before, after);
		assertMateriality(Materiality.FURNITURE, after, before);
	}

	@ParameterizedTest
	@CsvSource({ "على الجهاز,علي الجهاز", "کہا گیا,کھا گیا", "полёт всё,полет все", "yazılım sık,yazilim sik",
			"šaka,saka", "și,si", "fată,fața", "ڪم,کم", "ئىش,ئيش", "বৎস,বতস", "แก,เก", "đak,dak", "ja ðe,ja đe",
			"گرگ,كرك", "бір,бир", "ίδιος,ιδιος" })
	void otherLettersAreText(String before, String after) {
		assertMateriality(Materiality.TEXT, before, after);
		assertMateriality(Materiality.TEXT, after, before);
	}

	private static void assertMateriality(Materiality expected, String before, String after) {
		for (Tolerance tolerance : Tolerance.values()) {
			assertThat(TextDifference.between(block(before), block(after), tolerance).materiality())
				.as("%s => %s, %s", before, after, tolerance)
				.isEqualTo(expected);
		}
	}

	private static List<Block> block(String text) {
		return List.of(new Block(0, 1, BlockKind.PARAGRAPH, 0, text.replaceAll("[\u200B-\u200F]", "")));
	}

}
