package io.regwatch.ops.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.icegreen.greenmail.util.GreenMail;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.console.security.Role;
import io.regwatch.ops.server.BuildTree;
import io.regwatch.scheduling.WorkKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** Takes the pictures of the README, on request. */
@ExtendWith(Chromium.class)
@ResourceLock(Chromium.LOCK)
@EnabledIfSystemProperty(named = "pictures", matches = "true",
		disabledReason = "Pictures are taken with -Dpictures=true")
class PicturesIT {

	private static final Path IMAGES = BuildTree.file("ops/docs/images");

	private static final long MAX_BYTES = 150_000;

	@Test
	void picturesAreTaken(@TempDir Path directory, Chromium.Session chromium) throws IOException {
		TestStores stores = TestStores.in(directory);
		try (TestApplication application = TestApplication.complete(stores, Map.of())) {
			PictureRows rows = PictureRows.insert(stores.jdbc());
			Workers workers = new Workers(application);
			workers.addRedline(rows.revision());
			workers.handle(WorkKind.ASSESS, rows.workspace().toString());
			AnalystRows none = new AnalystRows(rows.workspace(), rows.reference(), rows.revision(), rows.revision());
			ConsoleApplication.Console console = new ConsoleApplication.Console(application, stores.jdbc(), none,
					new ConcurrentHashMap<>(), 0, new GreenMail());
			console.index();
			Map<String, String> pages = new LinkedHashMap<>();
			pages.put("console-night", "/console/night");
			pages.put("console-update", rows.path() + "/updates/" + rows.revision());
			pages.put("console-reference", rows.path() + "/references/" + rows.reference());
			for (Map.Entry<String, String> page : pages.entrySet()) {
				take(chromium, console, page.getKey(), page.getValue());
			}
		}
	}

	private static void take(Chromium.Session chromium, ConsoleApplication.Console console, String name, String path)
			throws IOException {
		try (Visitor admin = chromium.visit(console, Role.ADMIN, new NewContextOptions().setViewportSize(1160, 600))) {
			Page page = admin.open(path);
			page.evaluate("(document.querySelector('.columns') ?? document.body).scrollIntoView()");
			Path image = IMAGES.resolve(name + ".png");
			page.screenshot(new ScreenshotOptions().setPath(image));
			assertThat(Files.size(image)).isLessThan(MAX_BYTES);
		}
	}

}
