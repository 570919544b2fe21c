package io.regwatch.ops.console;

import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ops.console.security.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import static org.assertj.core.api.Assertions.assertThat;

/** What each role may do. */
@ExtendWith(ConsoleApplication.class)
class RolesIT {

	/** Everybody may call these. */
	private static final Set<String> OPEN = Set.of("GET /console/sign-in", " /console/denied", " /console/problem");

	private final ConsoleApplication.Console console;

	RolesIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@ParameterizedTest
	@CsvSource({ "GET /console, viewer analyst operator admin", "GET /console/night, viewer analyst operator admin",
			"GET /console/sources, viewer analyst operator admin",
			"GET /console/workspaces, viewer analyst operator admin",
			"GET /console/runs, viewer analyst operator admin", "GET /console/runs/{id}, viewer analyst operator admin",
			"GET /console/runs/events, viewer analyst operator admin",
			"GET /console/runs/{id}/events, viewer analyst operator admin",
			"GET /console/quarantine, viewer analyst operator admin",
			"GET /console/quarantine/{id}, viewer analyst operator admin",
			"POST /console/sources/{id}/run, operator admin", "POST /console/sources/{id}/pause, operator admin",
			"POST /console/sources/{id}/resume, operator admin", "POST /console/quarantine/retry, operator admin",
			"GET /console/clients, admin", "GET /console/workspaces/{workspace}/updates, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/updates.csv, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/updates.xlsx, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/updates/seen, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/digest-mail, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/digest-mail, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/filters, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/filters/{filter}/delete, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/updates/{update}, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/updates/{update}/text, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/updates/{update}/report.pdf, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/suppressed, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/obligations, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/updates/{update}/review, analyst admin",
			"POST /console/workspaces/{workspace}/updates/{update}/review/withdraw, analyst admin",
			"GET /console/workspaces/{workspace}/references/{reference}, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/references/{reference}/compare, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/assessments, viewer analyst operator admin",
			"GET /console/workspaces/{workspace}/assessments/{run}, viewer analyst operator admin",
			"POST /console/workspaces/{workspace}/assessments, analyst admin",
			"POST /console/workspaces/{workspace}/assessments/{run}/stop, analyst admin",
			"GET /console/alerts, viewer analyst operator admin", "GET /console/index, viewer analyst operator admin",
			"GET /console/sources/{id}/preview, viewer analyst operator admin",
			"POST /console/sources/{id}/preview, operator admin", "POST /console/runs/{id}/stop, operator admin",
			"POST /console/runs/{id}/resume, operator admin", "POST /console/index/reconcile, operator admin",
			"POST /console/index/rebuild, operator admin", "GET /console/audit, admin", "GET /console/webhooks, admin",
			"GET /console/webhooks/{id}, admin", "POST /console/webhooks/{id}/disable, admin",
			"POST /console/webhooks/{id}/enable, admin", "POST /console/webhooks/{id}/ping, admin",
			"GET /console/people, admin", "POST /console/people/{name}/disable, admin",
			"POST /console/people/{name}/enable, admin", "POST /console/quarantine/{id}/acknowledge, operator admin",
			"POST /console/clients/keys, admin", "POST /console/clients/keys/{id}/revoke, admin" })
	void actionIsAllowedForTheseRolesOnly(String action, String roles) {
		Set<String> allowed = Set.of(roles.split(" "));
		for (Role role : Role.values()) {
			assertThat(isDenied(send(role, action))).as("%s: %s", role, action)
				.isNotEqualTo(allowed.contains(role.code()));
		}
	}

	@Test
	void everyActionIsInTheMatrix() throws ReflectiveOperationException {
		Set<String> matrix = Arrays
			.stream(RolesIT.class.getDeclaredMethod("actionIsAllowedForTheseRolesOnly", String.class, String.class)
				.getAnnotation(CsvSource.class)
				.value())
			.map((row) -> row.substring(0, row.indexOf(',')))
			.collect(Collectors.toSet());
		Set<String> actions = this.console.application()
			.bean(RequestMappingHandlerMapping.class)
			.getHandlerMethods()
			.keySet()
			.stream()
			.flatMap((mapping) -> mapping.getPatternValues()
				.stream()
				.map((path) -> mapping.getMethodsCondition()
					.getMethods()
					.stream()
					.map(Enum::name)
					.collect(Collectors.joining()) + " " + path))
			.filter((action) -> action.contains(" /console") && !OPEN.contains(action))
			.collect(Collectors.toSet());
		assertThat(matrix).isEqualTo(actions);
	}

	@Test
	void peopleOfOneClientDoNotSeeOperations() {
		this.console.jdbc().sql("INSERT INTO client (name) VALUES ('Bound')").update();
		Browser browser = new Browser(this.console.origin());
		browser.signIn("bound", Objects.requireNonNull(this.console.users().create("bound", Role.ANALYST, "Bound")));
		assertThat(browser.get("/console/night").statusCode()).isEqualTo(403);
		assertThat(browser.get("/console").headers().firstValue("Location"))
			.hasValue(this.console.origin() + "/console/workspaces");
	}

	private HttpResponse<?> send(Role role, String action) {
		String path = action.substring(action.indexOf(' ') + 1).replaceAll("\\{\\w+}", UUID.randomUUID().toString());
		return action.startsWith("GET") ? this.console.as(role).open(path) : this.console.as(role).post(path, Map.of());
	}

	private static boolean isDenied(HttpResponse<?> response) {
		return response.statusCode() == 403
				|| response.headers().firstValue("Location").orElse("").endsWith("/sign-in");
	}

}
