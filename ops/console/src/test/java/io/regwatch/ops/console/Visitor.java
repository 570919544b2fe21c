package io.regwatch.ops.console;

import java.util.ArrayList;
import java.util.List;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/**
 * A window of a browser. Dialogs, failed scripts and errors of its console are problems.
 */
final class Visitor implements AutoCloseable {

	private final BrowserContext context;

	private final Page page;

	private final List<String> problems = new ArrayList<>();

	Visitor(BrowserContext context) {
		this.context = context;
		this.page = context.newPage();
		this.page.onDialog((dialog) -> {
			this.problems.add("Dialog: " + dialog.message());
			dialog.dismiss();
		});
		this.page.onPageError((error) -> this.problems.add("Script: " + error));
		this.page.onConsoleMessage((message) -> {
			if (message.type().equals("error")) {
				this.problems.add("Console: " + message.text());
			}
		});
	}

	Page page() {
		return this.page;
	}

	Page open(String path) {
		this.page.navigate(path);
		return this.page;
	}

	void click(AriaRole role, String name) {
		find(role, name).click();
	}

	/** By role and exact name, as assistive technology does. */
	Locator find(AriaRole role, String name) {
		return this.page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
	}

	/** In the order in which they occurred. */
	List<String> problems() {
		return List.copyOf(this.problems);
	}

	@Override
	public void close() {
		this.context.close();
	}

}
