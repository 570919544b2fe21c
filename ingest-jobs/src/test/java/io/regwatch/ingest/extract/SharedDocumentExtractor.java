package io.regwatch.ingest.extract;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.stereotype.Component;

/**
 * Lets all applications of a test JVM extract text in the same child processes. A child
 * costs more CPU time to start than most tests need. The children end with the JVM.
 */
@Component
final class SharedDocumentExtractor implements BeanFactoryPostProcessor {

	private static final Map<ExtractProperties, DocumentExtractor> EXTRACTORS = new ConcurrentHashMap<>();

	@Override
	public void postProcessBeanFactory(ConfigurableListableBeanFactory factory) {
		AbstractBeanDefinition definition = (AbstractBeanDefinition) factory.getBeanDefinition("documentExtractor");
		definition.setInstanceSupplier(
				() -> EXTRACTORS.computeIfAbsent(factory.getBean(ExtractProperties.class), DocumentExtractor::new));
		definition.setDestroyMethodName("");
	}

}
