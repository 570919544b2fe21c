package io.regwatch.ops.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

import io.regwatch.ops.server.FreePort;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.console.security.ConsoleUsers;
import io.regwatch.ops.console.security.Role;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import org.springframework.jdbc.core.simple.JdbcClient;

/** One application with a console for all tests that only add rows of their own. */
class ConsoleApplication implements ParameterResolver {

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		return parameter.getParameter().getType() == Console.class;
	}

	@Override
	public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getRoot()
			.getStore(Namespace.create(ConsoleApplication.class))
			.computeIfAbsent(Console.class, (type) -> start(), Console.class);
	}

	private static Console start() {
		try {
			TestStores stores = TestStores.in(Files.createTempDirectory("console"));
			int providerPort = FreePort.next();
			GreenMail mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
			mail.start();
			TestApplication application = TestApplication.complete(stores,
					Map.of("server.forward-headers-strategy", "native", "regwatch.console.oidc.issuer",
							"http://localhost:%d/company".formatted(providerPort), "regwatch.console.oidc.role-claim",
							"groups.names", "regwatch.console.oidc.client-secret", "secret", "spring.mail.host",
							"127.0.0.1", "spring.mail.port", mail.getSmtp().getPort()));
			ConsoleRows.insert(stores.jdbc());
			Console console = new Console(application, stores.jdbc(), AnalystRows.insert(stores.jdbc()),
					new ConcurrentHashMap<>(), providerPort, mail);
			console.index();
			return console;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * The running application.
	 *
	 * @param browsers of people, by role
	 * @param providerPort where the provider of OpenID Connect is expected
	 * @param mail receives the mails
	 */
	record Console(TestApplication application, JdbcClient jdbc, AnalystRows rows, Map<Role, Browser> browsers,
			int providerPort, GreenMail mail) implements AutoCloseable {

		/** Searches find what the database has now. */
		void index() {
			this.application.bean(Reindex.class).reindex((_, _) -> {
			});
		}

		String origin() {
			return "http://127.0.0.1:" + this.application.port();
		}

		ConsoleUsers users() {
			return this.application.bean(ConsoleUsers.class);
		}

		/** A new person who sees all clients. */
		String password(String name, Role role) {
			return Objects.requireNonNull(users().create(name, role, null));
		}

		/** The browser of a person with a role, signed in. */
		Browser as(Role role) {
			return this.browsers.computeIfAbsent(role, (_) -> signedIn(role.code(), role));
		}

		/** For messages that outlive a redirect: other tests would take them away. */
		Browser ofOwnSession(Role role) {
			return signedIn("p" + UUID.randomUUID(), role);
		}

		private Browser signedIn(String name, Role role) {
			Browser browser = new Browser(origin());
			browser.signIn(name, password(name, role));
			// The first page gives the session its CSRF token: tests that run side by
			// side share it.
			browser.get("/console/workspaces");
			return browser;
		}

		@Override
		public void close() {
			this.application.close();
			this.mail.stop();
		}

	}

}
