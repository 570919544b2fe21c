package io.regwatch.ops.console;

import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.regwatch.ops.console.security.Role;
import jakarta.servlet.ServletContext;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Sign-in, lock-out, sessions. */
@ExtendWith(ConsoleApplication.class)
class SignInIT {

	private final ConsoleApplication.Console console;

	SignInIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void pageWithoutSessionLeadsToSignInAndBack() {
		String password = this.console.password("returning", Role.VIEWER);
		Browser browser = new Browser(this.console.origin());
		assertThat(location(browser.get("/console/sources"))).endsWith("/console/sign-in");
		assertThat(location(browser.signIn("returning", password))).contains("/console/sources");
		assertThat(browser.get("/console/sources").statusCode()).isEqualTo(200);
	}

	@Test
	void rootLeadsToTheConsole() {
		HttpResponse<String> root = new Browser(this.console.origin()).get("/");
		assertThat(root.statusCode()).isEqualTo(302);
		assertThat(location(root)).endsWith("/console");
	}

	@Test
	void visitorsWithoutSignInLeaveNoSession() {
		for (String page : List.of("/console/sign-in", "/console/night")) {
			assertThat(new Browser(this.console.origin()).get(page).headers().allValues("Set-Cookie"))
				.noneMatch((cookie) -> cookie.startsWith("regwatch_session="));
		}
	}

	@Test
	void wrongPasswordsBlockThePersonInOneNetworkForALongerAndLongerTime() {
		String password = this.console.password("guessed", Role.VIEWER);
		Browser stranger = new Browser(this.console.origin(), "X-Forwarded-For", "203.0.113.7");
		fail(stranger, 4);
		assertThat(delaySeconds()).isNull();
		fail(stranger, 1);
		assertThat(delaySeconds()).isEqualTo(10);
		endWaits("now()");
		fail(stranger, 1);
		assertThat(delaySeconds()).isEqualTo(20);
		endWaits("'infinity'");
		assertThat(location(stranger.signIn("guessed", password))).endsWith("?failed");
		assertThat(location(
				new Browser(this.console.origin(), "X-Forwarded-For", "203.0.113.8").signIn("guessed", password)))
			.doesNotContain("failed");
		endWaits("now()");
		assertThat(location(stranger.signIn("guessed", password))).doesNotContain("failed");
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM sign_in_failure WHERE person = 'guessed'")
			.query(Long.class)
			.single()).isZero();
	}

	@Test
	void wrongPasswordsOfUnknownPeopleAreNotStored() {
		new Browser(this.console.origin()).signIn("nobody", "wrong");
		assertThat(this.console.jdbc()
			.sql("SELECT count(*) FROM sign_in_failure WHERE person = 'nobody'")
			.query(Long.class)
			.single()).isZero();
	}

	@Test
	void cookiesBehindTlsAreSecure() {
		String password = this.console.password("secure", Role.VIEWER);
		Browser browser = new Browser(this.console.origin(), "X-Forwarded-Proto", "https");
		assertThat(browser.get("/console/sign-in").headers().allValues("Set-Cookie")).isNotEmpty()
			.allSatisfy((cookie) -> assertThat(cookie).contains("Secure"));
		HttpResponse<String> direct = new Browser(this.console.origin()).signIn("secure", password);
		assertThat(direct.headers().allValues("Set-Cookie")).isNotEmpty()
			.noneSatisfy((cookie) -> assertThat(cookie).contains("Secure"));
	}

	@Test
	void disabledPersonLosesTheSessionAtOnce() {
		Browser browser = new Browser(this.console.origin());
		browser.signIn("leaver", this.console.password("leaver", Role.OPERATOR));
		assertThat(browser.get("/console/night").statusCode()).isEqualTo(200);
		this.console.users().disable("leaver");
		assertThat(location(browser.get("/console/night"))).endsWith("/console/sign-in");
	}

	@Test
	void formsOfSeveralTabsAreSentAtOnce() throws Exception {
		Browser browser = new Browser(this.console.origin());
		browser.signIn("tabs", this.console.password("tabs", Role.OPERATOR));
		browser.get("/console/workspaces");
		try (ExecutorService tabs = Executors.newVirtualThreadPerTaskExecutor()) {
			Callable<HttpResponse<String>> form = () -> browser.post("/console/quarantine/retry", Map.of());
			for (Future<HttpResponse<String>> answer : tabs.invokeAll(Collections.nCopies(16, form))) {
				assertThat(location(answer.get())).endsWith("/console/quarantine");
			}
		}
	}

	@Test
	void formWithoutTokenIsRefused() {
		assertThat(this.console.as(Role.ADMIN).postWithoutToken("/console/sources/good/run").statusCode())
			.isEqualTo(403);
	}

	@Test
	void sessionCookieIsForTheConsoleOnly() {
		String password = this.console.password("cookie", Role.VIEWER);
		assertThat(new Browser(this.console.origin()).signIn("cookie", password).headers().allValues("Set-Cookie"))
			.anySatisfy((cookie) -> assertThat(cookie).startsWith("regwatch_session=")
				.contains("Path=/console")
				.contains("HttpOnly")
				.contains("SameSite=Lax"));
	}

	@Test
	void sessionsExistBelowTheConsoleOnly() {
		ServletContext servlets = this.console.application().bean(ServletContext.class);
		assertThat(servlets.getFilterRegistration("springSessionRepositoryFilter").getUrlPatternMappings())
			.containsExactly("/console/*");
	}

	private void fail(Browser browser, int times) {
		for (int i = 0; i < times; i++) {
			assertThat(location(browser.signIn("guessed", "wrong"))).endsWith("?failed");
		}
	}

	private @Nullable Integer delaySeconds() {
		return this.console.jdbc()
			.sql("SELECT CAST(extract(epoch FROM blocked_until - last_at) AS integer) FROM sign_in_failure "
					+ "WHERE person = 'guessed'")
			.query((row, _) -> row.getObject(1, Integer.class))
			.list()
			.getFirst();
	}

	private void endWaits(String time) {
		this.console.jdbc()
			.sql("UPDATE sign_in_failure SET blocked_until = " + time + " WHERE person = 'guessed'")
			.update();
	}

	private static String location(HttpResponse<String> response) {
		return response.headers().firstValue("Location").orElse("no redirect: " + response.statusCode());
	}

}
