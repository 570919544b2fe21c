package io.regwatch.assessment.subscription;

import java.util.List;
import java.util.Map;

import io.regwatch.assessment.company.Company;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RecommendationTests {

	private static final RecommendableSource ISO = new RecommendableSource("iso", "Standards", "INT",
			List.of("Quality management systems"));

	private static final RecommendableSource FDA = new RecommendableSource("fda", "Device rules", "US",
			List.of("Quality systems", "Class II special controls of infusion pumps"));

	private static final RecommendableSource TGA = new RecommendableSource("tga", "Device guidance", "AU",
			List.of("Hearing aids"));

	private static final List<Company.Product> PUMPS = List.of(new Company.Product("Volumax", "Infusion pump"));

	@Test
	void marketsProductsAndRiskClassesAreReasons() {
		assertThat(recommended(List.of("US"), List.of("Class II"), PUMPS)).isEqualTo(Map.of("fda",
				"'Device rules' is of US, a market of the profile; has documents on infusion pumps, as the products are;"
						+ " has documents on Class II, a risk class of the profile",
				"iso", "'Standards' is international and concerns every market"));
	}

	@Test
	void sourceOfAnotherMarketIsNotRecommendedForItsDocuments() {
		assertThat(recommended(List.of("AU"), List.of("Class II"), PUMPS)).containsOnlyKeys("iso", "tga");
	}

	@Test
	void productsAndRiskClassesDecideWithoutMarkets() {
		assertThat(recommended(List.of(), List.of(), PUMPS)).containsOnlyKeys("iso", "fda");
		assertThat(recommended(List.of(), List.of("Class II"), List.of())).containsOnlyKeys("iso", "fda");
		assertThat(recommended(List.of(), List.of("Class IIb"), List.of())).containsOnlyKeys("iso");
	}

	@Test
	void emptyProfileIsRecommendedNothing() {
		assertThat(recommended(List.of(), List.of(), List.of())).isEmpty();
	}

	private static Map<String, String> recommended(List<String> markets, List<String> classes,
			List<Company.Product> products) {
		Company company = new Company(1, null, markets, classes, List.of(), List.of(), products);
		return new Recommendation(company).of(List.of(ISO, FDA, TGA));
	}

}
