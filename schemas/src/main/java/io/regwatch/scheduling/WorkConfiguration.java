package io.regwatch.scheduling;

import java.time.Duration;
import java.util.Properties;

import javax.sql.DataSource;

import org.quartz.impl.StdSchedulerFactory;
import org.quartz.impl.jdbcjobstore.PostgreSQLDelegate;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.quartz.SchedulerFactoryBean;
import org.springframework.scheduling.quartz.SpringBeanJobFactory;
import org.springframework.transaction.PlatformTransactionManager;

/**
 * Four schedulers: background work never delays what users wait for, and hosts that
 * respond slowly, companies' websites and receivers of webhooks, delay neither.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(WorkProperties.class)
class WorkConfiguration {

	@Bean
	SchedulerFactoryBean batchScheduler(WorkProperties work, DataSource dataSource,
			PlatformTransactionManager transactions, ApplicationContext context) {
		return scheduler("batch", work.batchThreads(), work, dataSource, transactions, context);
	}

	@Bean
	SchedulerFactoryBean interactiveScheduler(WorkProperties work, DataSource dataSource,
			PlatformTransactionManager transactions, ApplicationContext context) {
		return scheduler("interactive", work.interactiveThreads(), work, dataSource, transactions, context);
	}

	@Bean
	SchedulerFactoryBean websiteScheduler(WorkProperties work, DataSource dataSource,
			PlatformTransactionManager transactions, ApplicationContext context) {
		return scheduler("website", work.websiteThreads(), work, dataSource, transactions, context);
	}

	@Bean
	SchedulerFactoryBean deliveryScheduler(WorkProperties work, DataSource dataSource,
			PlatformTransactionManager transactions, ApplicationContext context) {
		return scheduler("delivery", work.deliveryThreads(), work, dataSource, transactions, context);
	}

	/** The name identifies the cluster in Quartz's tables, also in those of the locks. */
	private static SchedulerFactoryBean scheduler(String name, int threads, WorkProperties work, DataSource dataSource,
			PlatformTransactionManager transactions, ApplicationContext context) {
		SchedulerFactoryBean scheduler = new SchedulerFactoryBean();
		scheduler.setSchedulerName(name);
		scheduler.setDataSource(dataSource);
		scheduler.setTransactionManager(transactions);
		scheduler.setQuartzProperties(properties(threads, work));
		SpringBeanJobFactory jobs = new SpringBeanJobFactory();
		jobs.setApplicationContext(context);
		scheduler.setJobFactory(jobs);
		scheduler.setAutoStartup(false);
		scheduler.setWaitForJobsToCompleteOnShutdown(true);
		return scheduler;
	}

	private static Properties properties(int threads, WorkProperties work) {
		Properties properties = new Properties();
		properties.setProperty(StdSchedulerFactory.PROP_SCHED_INSTANCE_ID,
				StdSchedulerFactory.AUTO_GENERATE_INSTANCE_ID);
		properties.setProperty(StdSchedulerFactory.PROP_SCHED_INSTANCE_ID_GENERATOR_CLASS,
				PidInstanceIdGenerator.class.getName());
		properties.setProperty(StdSchedulerFactory.PROP_SCHED_IDLE_WAIT_TIME, millis(work.idleWait()));
		properties.setProperty(StdSchedulerFactory.PROP_SCHED_MAKE_SCHEDULER_THREAD_DAEMON, "true");
		properties.setProperty("org.quartz.threadPool.threadCount", String.valueOf(threads));
		properties.setProperty("org.quartz.threadPool.makeThreadsDaemons", "true");
		properties.setProperty(StdSchedulerFactory.PROP_JOB_STORE_CLASS, ContextLocalJobStore.class.getName());
		properties.setProperty("org.quartz.jobStore.isClustered", "true");
		properties.setProperty("org.quartz.jobStore.clusterCheckinInterval", millis(work.checkinInterval()));
		properties.setProperty("org.quartz.jobStore.driverDelegateClass", PostgreSQLDelegate.class.getName());
		properties.setProperty("org.quartz.jobStore.useProperties", "true");
		return properties;
	}

	private static String millis(Duration duration) {
		return String.valueOf(duration.toMillis());
	}

}
