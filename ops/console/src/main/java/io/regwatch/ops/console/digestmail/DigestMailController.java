package io.regwatch.ops.console.digestmail;

import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.savedsearch.SavedSearch;
import io.regwatch.api.savedsearch.SavedSearchRepository;
import io.regwatch.change.ChangeFeed;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.ops.console.workspace.ClientWorkspace;
import io.regwatch.ops.console.workspace.WorkspaceController;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Which mails a person gets about a workspace. */
@WorkspaceController
class DigestMailController {

	private static final String ADDRESS = "[^@\\s,;<>\"\\p{Cntrl}]+@[^@\\s,;<>\"\\p{Cntrl}]+";

	private static final int MAX_ADDRESS = 254;

	private final DigestMailRepository mails;

	private final SavedSearchRepository searches;

	private final ChangeFeed feed;

	private final boolean server;

	DigestMailController(DigestMailRepository mails, SavedSearchRepository searches, ChangeFeed feed,
			ObjectProvider<JavaMailSender> sender) {
		this.mails = mails;
		this.searches = searches;
		this.feed = feed;
		this.server = sender.getIfAvailable() != null;
	}

	@GetMapping("/digest-mail")
	String show(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace, Model model) {
		Optional<DigestMail> mail = this.mails.find(person.name(), workspace.id());
		model.addAttribute("address",
				mail.map(DigestMail::address).orElse(person.name().contains("@") ? person.name() : ""));
		model.addAttribute("frequency", mail.map((one) -> one.frequency().code()).orElse("off"));
		model.addAttribute("search", mail.map(DigestMail::savedSearchId).orElse(null));
		model.addAttribute("nextOn", mail.map(DigestMail::nextOn).orElse(null));
		model.addAttribute("searches", this.searches.find(workspace.id()));
		model.addAttribute("server", this.server);
		return "console/digest-mail";
	}

	@PostMapping("/digest-mail")
	String save(@ModelAttribute(name = "person", binding = false) SignedIn person,
			@ModelAttribute(name = "workspace", binding = false) ClientWorkspace workspace,
			@RequestParam String frequency, @RequestParam(defaultValue = "") String address,
			@RequestParam(required = false) @Nullable UUID search, RedirectAttributes redirect) {
		if (frequency.equals("off")) {
			this.mails.delete(person.name(), workspace.id());
		}
		else {
			this.mails.save(person.name(), workspace.id(), checked(address.strip()), frequency(frequency),
					(search != null) ? known(workspace.id(), search) : null, this.feed.end().text());
		}
		redirect.addFlashAttribute("notice",
				frequency.equals("off") ? "You get no mail about this workspace." : "The mails are ordered.");
		return "redirect:/console/workspaces/%s/digest-mail".formatted(workspace.id());
	}

	private static DigestMailFrequency frequency(String code) {
		return Arrays.stream(DigestMailFrequency.values())
			.filter((one) -> one.code().equals(code))
			.findFirst()
			.orElseThrow(() -> new InvalidInputException(
					"Field 'frequency' is '%s': use off, daily or weekly".formatted(code)));
	}

	private static String checked(String address) {
		if (address.length() > MAX_ADDRESS || !address.matches(ADDRESS)) {
			throw new InvalidInputException("Field 'address' is no mail address: use one such as name@example.org");
		}
		return address;
	}

	private UUID known(UUID workspace, UUID search) {
		return this.searches.find(workspace, search)
			.map(SavedSearch::id)
			.orElseThrow(() -> new InvalidInputException("Field 'search' names no saved search of this workspace"));
	}

}
