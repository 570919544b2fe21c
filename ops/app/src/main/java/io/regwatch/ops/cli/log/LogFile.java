package io.regwatch.ops.cli.log;

import java.nio.file.Path;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import org.slf4j.LoggerFactory;

/**
 * The log file of a process: a new one each day and after 10 MB, kept for 14 days and up
 * to 200 MB.
 */
public final class LogFile implements AutoCloseable {

	private static final String PATTERN = "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %logger{30} - %msg%n";

	private static final FileSize LARGEST = FileSize.valueOf("10MB");

	private static final FileSize ALL = FileSize.valueOf("200MB");

	private static final int DAYS = 14;

	private final LoggerContext context;

	private final RollingFileAppender<ILoggingEvent> appender;

	private LogFile(LoggerContext context, Path file) {
		this.context = context;
		this.appender = appender(context, file);
	}

	/**
	 * Writes from now on also to a file what goes to standard error.
	 * @param directory exists
	 * @param name of the file, without its ending
	 * @return closing it ends that
	 */
	public static LogFile open(Path directory, String name) {
		LogFile file = new LogFile((LoggerContext) LoggerFactory.getILoggerFactory(), directory.resolve(name + ".log"));
		file.root().addAppender(file.appender);
		return file;
	}

	private Logger root() {
		return this.context.getLogger(Logger.ROOT_LOGGER_NAME);
	}

	@Override
	public void close() {
		root().detachAppender(this.appender);
		this.appender.stop();
	}

	private static RollingFileAppender<ILoggingEvent> appender(LoggerContext context, Path file) {
		PatternLayoutEncoder encoder = new PatternLayoutEncoder();
		encoder.setContext(context);
		encoder.setPattern(PATTERN);
		encoder.start();
		RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
		appender.setContext(context);
		appender.setFile(file.toString());
		appender.setEncoder(encoder);
		SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy = new SizeAndTimeBasedRollingPolicy<>();
		policy.setContext(context);
		policy.setParent(appender);
		policy.setFileNamePattern(file.toString().replaceFirst("log$", "%d{yyyy-MM-dd}.%i.log.gz"));
		policy.setMaxFileSize(LARGEST);
		policy.setMaxHistory(DAYS);
		policy.setTotalSizeCap(ALL);
		policy.start();
		appender.setRollingPolicy(policy);
		appender.start();
		return appender;
	}

}
