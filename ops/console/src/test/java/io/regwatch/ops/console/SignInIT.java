package io.regwatch.ops.console;

import java.net.http.HttpResponse;

import io.regwatch.ops.console.security.Role;
import jakarta.servlet.ServletContext;
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
	void visitorsWithoutSignInLeaveNoSession() {
		long before = sessions();
		new Browser(this.console.origin()).get("/console/sign-in");
		new Browser(this.console.origin()).get("/console/night");
		assertThat(sessions()).isEqualTo(before);
	}

	@Test
	void wrongPasswordsLockThePersonForSomeTime() {
		String password = this.console.password("locked", Role.VIEWER);
		Browser browser = new Browser(this.console.origin());
		for (int i = 0; i < 5; i++) {
			assertThat(location(browser.signIn("locked", "wrong"))).endsWith("?failed");
		}
		assertThat(location(browser.signIn("locked", password))).endsWith("?failed");
		this.console.jdbc().sql("UPDATE console_user SET locked_until = now() WHERE name = 'locked'").update();
		assertThat(location(browser.signIn("locked", password))).doesNotContain("failed");
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

	private long sessions() {
		return this.console.jdbc().sql("SELECT count(*) FROM console_session").query(Long.class).single();
	}

	private static String location(HttpResponse<String> response) {
		return response.headers().firstValue("Location").orElse("no redirect: " + response.statusCode());
	}

}
