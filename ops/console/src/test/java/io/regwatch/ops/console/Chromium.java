package io.regwatch.ops.console;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.regwatch.ops.console.security.Role;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/** One Chromium for all tests of pages in a browser. Without one they are skipped. */
class Chromium implements ExecutionCondition, ParameterResolver {

	/** Resource that keeps classes apart: Playwright's objects are not thread-safe. */
	static final String LOCK = "chromium";

	private static final List<Path> PROGRAMS = List.of(Path.of("/usr/bin/chromium"),
			Path.of("/usr/bin/chromium-browser"), Path.of("/usr/bin/google-chrome"));

	private static final double TIMEOUT_MILLIS = 30_000;

	@Override
	public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
		return findProgram().map((program) -> ConditionEvaluationResult.enabled("Uses '%s'".formatted(program)))
			.orElseGet(() -> ConditionEvaluationResult
				.disabled("Browser tests are skipped: none of %s is there; install the package 'chromium'"
					.formatted(PROGRAMS)));
	}

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		return parameter.getParameter().getType() == Session.class;
	}

	@Override
	public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getRoot()
			.getStore(Namespace.create(Chromium.class))
			.computeIfAbsent(Session.class, (_) -> Session.start(findProgram().orElseThrow()), Session.class);
	}

	private static Optional<Path> findProgram() {
		return PROGRAMS.stream().filter(Files::isExecutable).findFirst();
	}

	/**
	 * The running browser.
	 *
	 * @param cookies of people who have signed in
	 */
	record Session(Playwright playwright, Browser browser, Map<String, String> cookies) implements AutoCloseable {

		static Session start(Path program) {
			Playwright playwright = Playwright
				.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
			PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
			return new Session(playwright,
					playwright.chromium()
						.launch(new LaunchOptions().setExecutablePath(program).setArgs(List.of("--disable-gpu"))),
					new HashMap<>());
		}

		Visitor visit(ConsoleApplication.Console console, Role role) {
			return visit(console, role, new NewContextOptions());
		}

		/** A new window of a person with a role, who is signed in. */
		Visitor visit(ConsoleApplication.Console console, Role role, NewContextOptions options) {
			String state = this.cookies.computeIfAbsent(role.code() + console.origin(), (_) -> signIn(console, role));
			return visit(console, options.setStorageState(state));
		}

		/** A new window of somebody who is not signed in. */
		Visitor visit(ConsoleApplication.Console console, NewContextOptions options) {
			return new Visitor(this.browser.newContext(options.setBaseURL(console.origin())));
		}

		private String signIn(ConsoleApplication.Console console, Role role) {
			String name = "anna." + role.code();
			String password = console.password(name, role);
			try (Visitor visitor = visit(console, new NewContextOptions())) {
				Page page = visitor.open("/console");
				page.getByLabel("Name").fill(name);
				page.getByLabel("Password").fill(password);
				page.getByText("Sign in", new Page.GetByTextOptions().setExact(true)).click();
				assertThat(page.getByText(name)).isVisible();
				return page.context().storageState();
			}
		}

		@Override
		public void close() {
			this.browser.close();
			this.playwright.close();
		}

	}

}
