package io.regwatch.ops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

import io.regwatch.ops.server.BuildTree;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationExcludeFilter;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.event.ApplicationContextInitializedEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.index.CandidateComponentsIndex;
import org.springframework.context.index.CandidateComponentsIndexLoader;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.core.io.Resource;
import org.springframework.core.io.ResourceLoader;
import org.springframework.core.type.classreading.CachingMetadataReaderFactory;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;

/** The modules on the class path as one application, on a test's own stores. */
public final class TestApplication implements AutoCloseable {

	private static final String PACKAGE = "io.regwatch";

	private static final Path PROGRAM = BuildTree.file("ops/app/src/main/resources");

	/** Logback fails if two applications configure it at the same time. */
	private static final ReentrantLock LOGGING = new ReentrantLock();

	/**
	 * Of {@code SharedMetadataReaderFactoryContextInitializer}, which makes one for each
	 * application.
	 */
	private static final String METADATA_BEAN = "org.springframework.boot.autoconfigure.internalCachingMetadataReaderFactory";

	/** Keeps what Spring reads of each class: to read it takes a fifth of a start. */
	private static final DefaultResourceLoader CLASSES = new DefaultResourceLoader();

	static {
		// The class path is scanned once for all applications of a JVM, before the first
		// one starts.
		ScannedComponents components = new ScannedComponents();
		CandidateComponentsIndexLoader.addIndex(TestApplication.class.getClassLoader(), components);
		ClassPathScanningCandidateComponentProvider scanner = new ClassPathScanningCandidateComponentProvider(true);
		scanner.setMetadataReaderFactory(new CachingMetadataReaderFactory(CLASSES));
		scanner.findCandidateComponents(PACKAGE);
		components.complete = true;
	}

	private final ConfigurableApplicationContext context;

	private TestApplication(ConfigurableApplicationContext context) {
		this.context = context;
	}

	/**
	 * Starts an application without web server.
	 * @param stores possibly shared with others
	 * @param more properties, which override others
	 * @param beans classes of further beans; without stereotype annotations, which would
	 * add them to every test's application
	 * @return the application, with its indices
	 */
	public static TestApplication start(TestStores stores, Map<String, ?> more, Class<?>... beans) {
		return start(WebApplicationType.NONE, stores, more, beans);
	}

	/**
	 * Starts an application that serves the API on a free port.
	 * @param stores possibly shared with others
	 * @return the application, with its indices
	 */
	public static TestApplication complete(TestStores stores) {
		return complete(stores, Map.of());
	}

	/**
	 * Starts an application that serves the API on a free port.
	 * @param stores possibly shared with others
	 * @param more properties, which override others
	 * @param beans classes of further beans; without stereotype annotations, which would
	 * add them to every test's application
	 * @return the application, with its indices
	 */
	public static TestApplication complete(TestStores stores, Map<String, ?> more, Class<?>... beans) {
		Map<String, Object> properties = new HashMap<>(
				Map.of("server.port", 0, "server.address", "127.0.0.1", "regwatch.api.store-timeout", "30s"));
		properties.putAll(more);
		return start(WebApplicationType.SERVLET, stores, properties, beans);
	}

	private static TestApplication start(WebApplicationType web, TestStores stores, Map<String, ?> more,
			Class<?>... beans) {
		String[] arguments = more.entrySet()
			.stream()
			.map((entry) -> "--%s=%s".formatted(entry.getKey(), entry.getValue()))
			.toArray(String[]::new);
		ApplicationListener<ApplicationContextInitializedEvent> configured = (_) -> LOGGING.unlock();
		SpringApplicationBuilder application = new SpringApplicationBuilder(Modules.class).sources(beans)
			.listeners(configured)
			.initializers((context) -> shareMetadata((GenericApplicationContext) context))
			.web(web)
			.registerShutdownHook(false)
			.logStartupInfo(false)
			.properties(stores.properties())
			// A test reads few documents: a second process costs more than it saves.
			.properties("regwatch.extract.processes=1")
			.properties("spring.config.location=" + PROGRAM.resolve("application.yaml").toUri(),
					"logging.config=" + PROGRAM.resolve("logback.xml").toUri(),
					"management.endpoint.health.validate-group-membership=false");
		LOGGING.lock();
		try {
			return new TestApplication(application.run(arguments));
		}
		finally {
			if (LOGGING.isHeldByCurrentThread()) {
				LOGGING.unlock();
			}
		}
	}

	/**
	 * Scans look in the context's own cache. Spring clears the one of a bean of its own
	 * type when it has parsed the configuration.
	 */
	private static void shareMetadata(GenericApplicationContext context) {
		context.getResourceCache(MetadataReader.class).putAll(CLASSES.getResourceCache(MetadataReader.class));
		MetadataReaderFactory shared = new CachingMetadataReaderFactory(CLASSES);
		context.registerBean(METADATA_BEAN, MetadataReaderFactory.class, () -> new MetadataReaderFactory() {

			@Override
			public ResourceLoader getResourceLoader() {
				return shared.getResourceLoader();
			}

			@Override
			public MetadataReader getMetadataReader(String className) throws IOException {
				return shared.getMetadataReader(className);
			}

			@Override
			public MetadataReader getMetadataReader(Resource resource) throws IOException {
				return shared.getMetadataReader(resource);
			}

		});
	}

	/**
	 * Finds a bean.
	 * @param <T> its type
	 * @param type its type
	 * @return the only bean of that type
	 */
	public <T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	/**
	 * The application for code that needs all of it.
	 * @return its context
	 */
	public ConfigurableApplicationContext context() {
		return this.context;
	}

	/**
	 * Finds where it listens.
	 * @return the port
	 */
	public int port() {
		return this.context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
	}

	/**
	 * Finds where its metrics and health are.
	 * @return the port
	 */
	public int managementPort() {
		return this.context.getEnvironment().getRequiredProperty("local.management.port", Integer.class);
	}

	@Override
	public void close() {
		this.context.close();
	}

	/** Applications that start at the same time read it, and would write to it. */
	private static final class ScannedComponents extends CandidateComponentsIndex {

		private volatile boolean complete;

		@Override
		public void registerScan(String... basePackages) {
			if (!this.complete) {
				super.registerScan(basePackages);
			}
		}

		@Override
		public void registerCandidateType(String type, String... stereotypes) {
			if (!this.complete) {
				super.registerCandidateType(type, stereotypes);
			}
		}

	}

	@EnableAutoConfiguration
	@ComponentScan(basePackages = PACKAGE,
			excludeFilters = { @Filter(type = FilterType.CUSTOM, classes = AutoConfigurationExcludeFilter.class),
					@Filter(SpringBootApplication.class) })
	static class Modules {

	}

}
