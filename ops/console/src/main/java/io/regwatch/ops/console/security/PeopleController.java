package io.regwatch.ops.console.security;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The people who sign in: disable and enable. */
@ConsoleController
class PeopleController {

	private final ConsoleUsers users;

	PeopleController(ConsoleUsers users) {
		this.users = users;
	}

	@GetMapping("/console/people")
	String list(Model model) {
		model.addAttribute("people", this.users.findAll());
		return "console/people";
	}

	@PostMapping("/console/people/{name}/disable")
	String disable(@PathVariable String name, @ModelAttribute(name = "person", binding = false) SignedIn person,
			RedirectAttributes redirect) {
		if (name.equals(person.name())) {
			throw new ResponseStatusException(HttpStatus.CONFLICT, "You cannot disable yourself");
		}
		return done(this.users.disable(name), name, "disabled: all sessions are ended", redirect);
	}

	@PostMapping("/console/people/{name}/enable")
	String enable(@PathVariable String name, RedirectAttributes redirect) {
		return done(this.users.enable(name), name, "enabled and may sign in again", redirect);
	}

	private static String done(boolean known, String name, String result, RedirectAttributes redirect) {
		if (!known) {
			throw new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no person '%s'".formatted(name));
		}
		redirect.addFlashAttribute("notice", "'%s' is %s.".formatted(name, result));
		return "redirect:/console/people";
	}

}
