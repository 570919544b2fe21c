package io.regwatch.ingest.extract;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;

/** Starts children, retires them after their share of files, and ends them all. */
final class ExtractorProcessFactory extends BasePooledObjectFactory<ExtractorProcess> implements AutoCloseable {

	private final ExtractProperties properties;

	private final Set<ExtractorProcess> living = ConcurrentHashMap.newKeySet();

	public ExtractorProcessFactory(ExtractProperties properties) {
		this.properties = properties;
	}

	@Override
	public ExtractorProcess create() throws InterruptedException {
		ExtractorProcess child = ExtractorProcess.start(this.properties.memory());
		this.living.add(child);
		return child;
	}

	@Override
	public PooledObject<ExtractorProcess> wrap(ExtractorProcess child) {
		return new DefaultPooledObject<>(child);
	}

	@Override
	public boolean validateObject(PooledObject<ExtractorProcess> pooled) {
		ExtractorProcess child = pooled.getObject();
		return child.isAlive() && child.files() < this.properties.filesPerProcess();
	}

	@Override
	public void destroyObject(PooledObject<ExtractorProcess> pooled) {
		this.living.remove(pooled.getObject());
		pooled.getObject().close();
	}

	@Override
	public void close() {
		this.living.forEach(ExtractorProcess::close);
	}

}
