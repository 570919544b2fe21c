package io.regwatch.api;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import javax.sql.DataSource;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.transport.ElasticsearchTransport;
import co.elastic.clients.transport.Endpoint;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * Records the calls of an application to PostgreSQL and Elasticsearch, without those of
 * its schedulers.
 */
public class BackendCalls implements BeanPostProcessor {

	private final Queue<String> statements = new ConcurrentLinkedQueue<>();

	private final Queue<String> searches = new ConcurrentLinkedQueue<>();

	/**
	 * Clears the record, makes calls, and returns the record.
	 * @param calls to be watched
	 * @return what they asked
	 */
	public Seen during(Runnable calls) {
		this.statements.clear();
		this.searches.clear();
		calls.run();
		return new Seen(List.copyOf(this.statements), List.copyOf(this.searches));
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String name) {
		return switch (bean) {
			case DataSource source -> new Watched(source, this.statements);
			case ElasticsearchClient client -> watched(client);
			default -> bean;
		};
	}

	private ElasticsearchClient watched(ElasticsearchClient client) {
		return new ElasticsearchClient(proxy(ElasticsearchTransport.class, client._transport(), (method, arguments) -> {
			if (method.getName().equals("performRequest") && arguments[1] instanceof Endpoint<?, ?, ?> endpoint) {
				this.searches.add(endpoint.id());
			}
		}));
	}

	private static <T> T proxy(Class<T> type, Object target, Listener listener) {
		return type
			.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type }, (proxy, method, arguments) -> {
				listener.hear(method, (arguments != null) ? arguments : new Object[0]);
				try {
					return method.invoke(target, arguments);
				}
				catch (InvocationTargetException ex) {
					throw ex.getTargetException();
				}
			}));
	}

	/**
	 * The recorded calls, in order.
	 *
	 * @param statements SQL
	 * @param searches names of Elasticsearch's endpoints
	 */
	public record Seen(List<String> statements, List<String> searches) {

	}

	@FunctionalInterface
	private interface Listener {

		void hear(Method method, Object[] arguments);

	}

	private static final class Watched extends DelegatingDataSource {

		private final Queue<String> statements;

		private Watched(DataSource source, Queue<String> statements) {
			super(source);
			this.statements = statements;
		}

		@Override
		public Connection getConnection() throws SQLException {
			return proxy(Connection.class, super.getConnection(), (method, arguments) -> {
				if (method.getName().equals("prepareStatement") && !((String) arguments[0]).contains("QRTZ_")
						&& !Thread.currentThread().getName().startsWith("scheduling-")) {
					this.statements.add((String) arguments[0]);
				}
			});
		}

	}

}
