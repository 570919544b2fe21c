package io.regwatch.ops.console;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.regwatch.ops.console.security.Role;
import io.regwatch.ops.server.BuildTree;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** All pages satisfy axe-core, in both themes, and fit into 360 and 1600 pixels. */
@ExtendWith({ Chromium.class, ConsoleApplication.class })
@ResourceLock(Chromium.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccessibilityIT {

	private static final Path SCREENSHOTS = BuildTree.file("ops/console/target/screenshots");

	private static final int NARROW = 360;

	private static final int WIDE = 1600;

	/** The theme changes colours only. */
	private static final String COLOURS = "{runOnly: ['color-contrast']}";

	private static final String OVERFLOWS = """
			document.documentElement.scrollWidth > document.documentElement.clientWidth
			""";

	/**
	 * Fields whose border has less than 3:1 against what surrounds them (WCAG 2.2,
	 * 1.4.11), which axe-core leaves out.
	 */
	private static final String FAINT_FIELDS = """
			() => {
				const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
				const luminance = (colour) => channels(colour).slice(0, 3).map((value) => value / 255)
					.map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
					.reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
				const surface = (element) => {
					const colour = getComputedStyle(element).backgroundColor;
					return channels(colour)[3] === 0 ? surface(element.parentElement) : colour;
				};
				const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
				return [...document.querySelectorAll('input, select, textarea')]
					.filter((field) => field.checkVisibility())
					.filter((field) => contrast(luminance(getComputedStyle(field).borderTopColor),
						luminance(surface(field.parentElement))) < 3)
					.map((field) => field.outerHTML);
			}
			""";

	private static final String SECTION_IS_SEEN = """
			() => [...document.querySelectorAll('.bar nav a[aria-current]')]
				.every((link) => link.getBoundingClientRect().right <= document.documentElement.clientWidth)
			""";

	private final ConsoleApplication.Console console;

	private final RevisedDocument document;

	private final UUID webhook;

	private final String axe;

	/** One for all pages: a new one takes as long as a page. */
	private final Visitor visitor;

	AccessibilityIT(ConsoleApplication.Console console, Chromium.Session chromium) throws IOException {
		this.console = console;
		this.document = RevisedDocument.insert(console.jdbc(), List.of("The label shall state the length."),
				List.of("The label shall state the width."));
		this.webhook = insertWebhook(console.jdbc());
		try (InputStream script = Objects.requireNonNull(AccessibilityIT.class.getResourceAsStream("/axe.min.js"))) {
			this.axe = new String(script.readAllBytes(), StandardCharsets.UTF_8);
		}
		this.visitor = chromium.visit(console, Role.ADMIN,
				// While colours fade, they are those of no theme.
				new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE));
	}

	@AfterAll
	void leave() {
		this.visitor.close();
	}

	@BeforeAll
	void insert() {
		Publications publications = new Publications(this.console.jdbc());
		publications.assess(this.document.path(), this.document.revision(), "applicable", "urgent");
		publications.assess(this.document.path(), this.document.publication(), "to_review", "low");
		new Workers(this.console.application()).addRedline(this.document.revision());
		this.document.addObligation(this.console.jdbc(), "Manufacturers shall state the width.", "2027-01-01");
		this.console.jdbc().sql("""
				INSERT INTO alert (rule, subject, message, closed_at)
				VALUES ('source_incomplete', 'short', 'Incomplete', NULL), ('disk_full', '', 'Full', now())
				""").update();
		this.console.jdbc()
			.sql("""
					INSERT INTO listing_preview (source_id, preview)
					VALUES ('short', '{"reported": 12, "listed": 3, "added": 1, "emptyFields": ["effective"], "anomalies":
						[{"rule": "COUNT_MISMATCH", "detail": "The authority reports 12 items, the listing has 3"}],
						"rejections": [{"id": "MDCG 2019-16", "reason": "not_found", "detail": "It has no address"}],
						"items": [{"id": "MDCG 2025-4", "title": "Guidance on apps", "url": "https://example.org/a-long-address/of-the-page/guidance-on-the-safe-making-available-of-apps", "added": true},
						{"id": "MDCG 2019-11", "title": "Qualification of software", "url": "https://example.org/b", "added": false}]}')
					""")
			.update();
		this.console.index();
	}

	List<String> pages() {
		UUID run = this.console.jdbc()
			.sql("SELECT id FROM run WHERE source_id = 'short' ORDER BY started_at DESC LIMIT 1")
			.query(UUID.class)
			.single();
		UUID assessments = this.console.jdbc()
			.sql("SELECT id FROM assessment_run WHERE workspace_id = :workspace LIMIT 1")
			.param("workspace", this.document.workspace())
			.query(UUID.class)
			.single();
		UUID item = this.console.jdbc().sql("SELECT id FROM quarantine LIMIT 1").query(UUID.class).single();
		String reference = this.document.path() + "/references/" + this.document.reference();
		String update = this.document.path() + "/updates/" + this.document.revision();
		return Stream.concat(
				Stream
					.of("night", "alerts", "runs", "runs/" + run, "quarantine", "quarantine/" + item, "sources",
							"sources/short/preview", "index", "workspaces", "clients", "webhooks",
							"webhooks/" + this.webhook, "people", "audit", "none", "sign-in?failed")
					.map((page) -> "/console/" + page),
				Stream.of(this.document.path() + "/updates?status=applicable,to_review",
						this.document.path() + "/suppressed", this.document.path() + "/obligations",
						this.document.path() + "/digest-mail", this.document.path() + "/assessments",
						this.document.path() + "/assessments/" + assessments, update, update + "/text",
						this.console.rows().page(), this.console.rows().path() + "/updates",
						this.console.rows().path() + "/suppressed", reference, reference + "/compare"))
			.toList();
	}

	@ParameterizedTest
	@MethodSource("pages")
	void pageHasNoViolation(String path) {
		Page page = open(path);
		assertThat(violations(page, "{}")).isEmpty();
		assertThat((List<?>) page.evaluate(FAINT_FIELDS)).isEmpty();
		show(page, ColorScheme.DARK);
		assertThat(violations(page, COLOURS)).isEmpty();
		assertThat((List<?>) page.evaluate(FAINT_FIELDS)).isEmpty();
		page.setViewportSize(NARROW, 740);
		assertThat(page.evaluate(OVERFLOWS)).isEqualTo(false);
		page.reload();
		assertThat(page.evaluate(SECTION_IS_SEEN)).isEqualTo(true);
	}

	/** For people to look at: both widths, both themes. */
	@ParameterizedTest
	@MethodSource("pages")
	@EnabledIfSystemProperty(named = "screenshots", matches = "true",
			disabledReason = "Screenshots are taken with -Dscreenshots=true")
	void screenshotsAreTaken(String path) {
		Page page = open(path);
		String name = path.replaceFirst("^/console/", "").replaceAll("\\W+", "-");
		for (int width : List.of(NARROW, WIDE)) {
			page.setViewportSize(width, 740);
			for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
				show(page, theme);
				String file = "%s-%d-%s.png".formatted(name, width, theme.name().toLowerCase(Locale.ROOT));
				page.screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(SCREENSHOTS.resolve(file)));
			}
		}
	}

	@Tag("faults")
	@ParameterizedTest
	@MethodSource("pages")
	void narrowPageHasNoViolation(String path) {
		Page page = open(path);
		page.setViewportSize(NARROW, 740);
		for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
			show(page, theme);
			assertThat(violations(page, "{}")).as("%s", theme).isEmpty();
		}
	}

	@Test
	void violationsAreFound() {
		Page page = open("/console/workspaces");
		page.evaluate("document.querySelector('h1').style.color = '#dddddd'");
		assertThat(violations(page, COLOURS)).singleElement().asString().startsWith("color-contrast: #title");
	}

	private static UUID insertWebhook(JdbcClient jdbc) {
		return jdbc.sql("""
				WITH owner AS (INSERT INTO client (name) VALUES ('Accessible') RETURNING id), endpoint AS (
					INSERT INTO webhook_endpoint (client_id, url) SELECT id, 'https://example.org/' FROM owner
					RETURNING id)
				INSERT INTO webhook_delivery (endpoint_id, message_id, type, attempt, status, duration_millis)
				SELECT id, 'message', 'update.created', 1, 200, 12 FROM endpoint
				RETURNING endpoint_id
				""").query(UUID.class).single();
	}

	/** In the light theme of a wide window. */
	private Page open(String path) {
		this.visitor.page().setViewportSize(WIDE, 1000);
		show(this.visitor.page(), ColorScheme.LIGHT);
		Page page = this.visitor.open(path);
		page.evaluate(this.axe);
		return page;
	}

	private static void show(Page page, ColorScheme theme) {
		page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
	}

	private static List<?> violations(Page page, String options) {
		return (List<?>) page.evaluate("""
				axe.run(%s).then(result => result.violations.map(violation => violation.id + ': '
					+ violation.nodes.map(node => node.target + ' ' + node.failureSummary).join('; ')))
				""".formatted(options));
	}

}
