package io.regwatch.assessment.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.GeneratedProfile;
import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/**
 * A profile in a website's own words: sentences as they stand there, and labels for words
 * that stand there. What is not found stays empty.
 */
final class ExtractiveProfile {

	private static final int SENTENCES = 4;

	private static final int PRODUCTS = 50;

	private static final int NAME = 200;

	private static final int DESCRIPTION = 2000;

	private static final BoundedPattern ABOUT = BoundedPattern
		.ignoringCase("\\b(we|our|company|founded|manufactur\\w+|develop\\w*|headquartered)\\b");

	private static final BoundedPattern PRODUCT_PAGE = BoundedPattern
		.ignoringCase("\\b(products?|devices?|portfolio)\\b");

	private static final BoundedPattern LINK_OR_MARKUP = BoundedPattern.compile("https?:|www\\.|[<>{}]");

	private final Vocabulary vocabulary;

	private final List<WebPage> pages;

	private final StructuredData data;

	private final List<String> texts;

	ExtractiveProfile(Vocabulary vocabulary, List<WebPage> pages) {
		this.vocabulary = vocabulary;
		this.pages = List.copyOf(pages);
		this.data = new StructuredData(pages);
		this.texts = pages.stream()
			.flatMap((page) -> Stream.concat(page.heads().stream(), page.blocks().stream()))
			.toList();
	}

	GeneratedProfile profile() {
		return new GeneratedProfile(description(), found(Topic.MARKETS), found(Topic.RISK_CLASSIFICATIONS),
				found(Topic.DEVICE_CHARACTERISTICS), found(Topic.THERAPEUTIC_AREAS), products());
	}

	private List<String> found(Topic topic) {
		return List.copyOf(this.vocabulary.find(topic, this.texts));
	}

	/** What the company says of itself to machines, then sentences of its pages. */
	private @Nullable String description() {
		Set<String> sentences = new LinkedHashSet<>();
		Stream
			.concat(Stream.of("Organization", "Corporation", "MedicalBusiness", "MedicalOrganization")
				.flatMap(this.data::find)
				.map(StructuredData.Thing::description), this.pages.stream().limit(1).map(WebPage::description))
			.filter(ExtractiveProfile::isPlain)
			.limit(1)
			.forEach(sentences::add);
		this.pages.stream()
			.flatMap((page) -> page.paragraphs().stream())
			.flatMap((paragraph) -> Sentences.of(paragraph).stream())
			.filter((sentence) -> sentence.length() >= 40 && sentence.length() <= 400)
			.filter((sentence) -> isPlain(sentence) && ABOUT.find(sentence))
			.takeWhile((_) -> sentences.size() < SENTENCES)
			.forEach(sentences::add);
		return sentences.isEmpty() ? null : cut(String.join(" ", sentences), DESCRIPTION);
	}

	private List<GeneratedProfile.Product> products() {
		Map<String, GeneratedProfile.Product> products = new LinkedHashMap<>();
		Stream
			.concat(this.data.find("Product").map((thing) -> new WebPage.Section(thing.name(), thing.description())),
					this.pages.stream().filter(ExtractiveProfile::tellsOfProducts).flatMap(this::offered))
			.filter((one) -> isPlain(one.heading()) && one.heading().length() <= NAME)
			.limit(PRODUCTS)
			.forEach((one) -> products.putIfAbsent(one.heading().toLowerCase(Locale.ROOT), new GeneratedProfile.Product(
					one.heading(), isPlain(one.text()) ? cut(one.text(), DESCRIPTION) : "")));
		return new ArrayList<>(products.values());
	}

	/** A heading names a product if what follows speaks of a device. */
	private Stream<WebPage.Section> offered(WebPage page) {
		return page.sections()
			.stream()
			.filter((section) -> !section.text().isEmpty())
			.filter((section) -> !this.vocabulary
				.find(Topic.DEVICE_CHARACTERISTICS, List.of(section.heading(), section.text()))
				.isEmpty());
	}

	private static boolean tellsOfProducts(WebPage page) {
		return PRODUCT_PAGE.find(WebPage.clean(page.address().getPath() + " " + page.document().title()));
	}

	private static boolean isPlain(String text) {
		return !text.isBlank() && !LINK_OR_MARKUP.find(text);
	}

	private static String cut(String text, int length) {
		return (text.length() <= length) ? text : text.substring(0, text.lastIndexOf(' ', length));
	}

}
