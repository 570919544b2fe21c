package io.regwatch.ingest.extract;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;

/** Starts children, retires them after their share of files, and ends them all. */
final class ChildFactory extends BasePooledObjectFactory<Child> implements AutoCloseable {

	private final ExtractProperties properties;

	private final Set<Child> living = ConcurrentHashMap.newKeySet();

	ChildFactory(ExtractProperties properties) {
		this.properties = properties;
	}

	@Override
	public Child create() throws InterruptedException {
		Child child = Child.start(new ProcessBuilder(ChildCommand.of(this.properties.memory())));
		this.living.add(child);
		return child;
	}

	@Override
	public PooledObject<Child> wrap(Child child) {
		return new DefaultPooledObject<>(child);
	}

	@Override
	public boolean validateObject(PooledObject<Child> pooled) {
		Child child = pooled.getObject();
		return child.isAlive() && child.files() < this.properties.filesPerProcess();
	}

	@Override
	public void destroyObject(PooledObject<Child> pooled) {
		this.living.remove(pooled.getObject());
		pooled.getObject().close();
	}

	@Override
	public void close() {
		this.living.forEach(Child::close);
	}

}
