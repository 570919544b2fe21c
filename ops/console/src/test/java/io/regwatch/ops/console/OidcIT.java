package io.regwatch.ops.console;

import java.net.InetAddress;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.console.security.Role;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.token.DefaultOAuth2TokenCallback;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Sign-in by OpenID Connect. The application has started before the provider does.
 */
@ExtendWith(ConsoleApplication.class)
class OidcIT {

	private static MockOAuth2Server provider;

	private final ConsoleApplication.Console console;

	OidcIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@BeforeAll
	static void start(ConsoleApplication.Console console) {
		provider = new MockOAuth2Server();
		provider.start(InetAddress.getLoopbackAddress(), console.providerPort());
	}

	@AfterAll
	static void stop() {
		provider.shutdown();
	}

	@Test
	void personHasTheRoleOfTheClaim() {
		Browser browser = new Browser(this.console.origin());
		browser.get("/console/audit");
		assertThat(location(signIn(browser, "Berta@Example.org", "other", "regwatch-viewer", "regwatch-admin")))
			.endsWith("/console/audit");
		assertThat(browser.get("/console/audit").statusCode()).isEqualTo(200);
		assertThat(browser.page("/console/workspaces").select(".person span").text()).isEqualTo("berta@example.org");
		assertThat(this.console.jdbc()
			.sql("SELECT role FROM console_user WHERE name = 'berta@example.org' AND password IS NULL")
			.query(String.class)
			.single()).isEqualTo("admin");
	}

	@Test
	void roleIsThatOfTheLastSignIn() {
		signIn(new Browser(this.console.origin()), "carla", "regwatch-operator");
		Browser browser = new Browser(this.console.origin());
		signIn(browser, "carla", "regwatch-viewer");
		assertThat(browser.get("/console/night").statusCode()).isEqualTo(200);
		assertThat(browser.post("/console/sources/good/run", Map.of()).statusCode()).isEqualTo(403);
	}

	@Test
	void personWithoutRoleIsRefused() {
		Browser browser = new Browser(this.console.origin());
		assertThat(location(signIn(browser, "dora", "regwatch-boss", "admin"))).endsWith("/console/sign-in?refused");
		assertThat(browser.get("/console/workspaces").statusCode()).isEqualTo(302);
		assertThat(known("dora")).isZero();
	}

	@Test
	void personOfAPasswordIsNotTakenOver() {
		this.console.password("emma", Role.VIEWER);
		assertThat(location(signIn(new Browser(this.console.origin()), "emma", "regwatch-admin")))
			.endsWith("/console/sign-in?refused");
	}

	@Test
	void disabledPersonIsRefusedAndHasNoPassword() {
		Browser browser = new Browser(this.console.origin());
		signIn(browser, "frida", "regwatch-viewer");
		this.console.users().disable("frida");
		assertThat(browser.get("/console/night").statusCode()).isEqualTo(302);
		assertThat(location(signIn(browser, "frida", "regwatch-viewer"))).endsWith("/console/sign-in?refused");
		assertThat(this.console.users().resetPassword("frida")).isNull();
		assertThat(location(new Browser(this.console.origin()).signIn("frida", ""))).endsWith("?failed");
	}

	@Test
	void disabledPersonIsEnabledByAnAdmin() {
		Browser browser = new Browser(this.console.origin());
		signIn(browser, "gerda", "regwatch-viewer");
		Browser admin = this.console.as(Role.ADMIN);
		admin.post("/console/people/gerda/disable", Map.of());
		assertThat(location(signIn(browser, "gerda", "regwatch-viewer"))).endsWith("/console/sign-in?refused");
		String enable = admin.page("/console/people").select("tr:contains(gerda) form").attr("action");
		admin.post(enable, Map.of());
		assertThat(location(signIn(browser, "gerda", "regwatch-viewer"))).endsWith("/console");
		assertThat(admin.page("/console/audit").select("tbody tr:contains(" + enable + ")").text())
			.contains("person:admin", "302");
	}

	@Test
	void adminDoesNotDisableOneself() {
		Browser admin = this.console.as(Role.ADMIN);
		Elements row = admin.page("/console/people").select("tr:has(th:matchesOwn(^admin$))");
		assertThat(row).hasSize(1);
		assertThat(row.select("form")).isEmpty();
		assertThat(admin.post("/console/people/admin/disable", Map.of()).statusCode()).isEqualTo(409);
		assertThat(admin.post("/console/people/nobody/enable", Map.of()).statusCode()).isEqualTo(404);
	}

	@Test
	void answerThatNobodyAskedForIsRefused() {
		assertThat(location(new Browser(this.console.origin()).get("/console/oauth2/code/oidc?code=a&state=b")))
			.endsWith("/console/sign-in?refused");
	}

	/** Follows the redirects to the provider and back. */
	private HttpResponse<String> signIn(Browser browser, String name, String... roles) {
		provider
			.enqueueCallback(new DefaultOAuth2TokenCallback("company", "subject of " + name, "JWT", List.of("regwatch"),
					Map.of("preferred_username", name, "groups", Map.of("names", List.of(roles))), 3600));
		String link = browser.page("/console/sign-in").select("main a[role=button]").attr("href");
		HttpResponse<String> answer = browser.follow(browser.get(link));
		return browser.follow(answer);
	}

	private long known(String name) {
		return this.console.jdbc()
			.sql("SELECT count(*) FROM console_user WHERE name = :name")
			.param("name", name)
			.query(Long.class)
			.single();
	}

	private static String location(HttpResponse<String> response) {
		return response.headers().firstValue("Location").orElse("no redirect: " + response.statusCode());
	}

}
