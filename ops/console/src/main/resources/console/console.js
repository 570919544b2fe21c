// A box in a heading selects all rows of its form.
document.addEventListener('change', (event) => {
	const all = event.target.closest('[data-select-all]');
	if (all) {
		[...all.form.elements].filter((field) => field.type === 'checkbox').forEach((box) => {
			box.checked = all.checked;
		});
	}
});

// Shortcuts of one letter. A person can turn them off.
const SHORTCUTS = 'regwatch.shortcuts';

function follow(selector) {
	const target = document.querySelector(selector);
	if (target) {
		target.click();
	}
	return Boolean(target);
}

function moveRow(step) {
	const rows = [...document.querySelectorAll('a[data-row]')];
	const at = rows.indexOf(document.activeElement);
	const row = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
	if (row) {
		row.focus();
	}
	return rows.length > 0;
}

function review() {
	const field = document.querySelector('[data-review]');
	const row = document.activeElement.closest('a[data-row]');
	if (field) {
		field.focus();
	} else if (row) {
		location.assign(row.href + '#review');
	}
	return Boolean(field || row);
}

function shortcut(key) {
	switch (key) {
		case 'j': return moveRow(1) || follow('[data-key="j"]');
		case 'k': return moveRow(-1) || follow('[data-key="k"]');
		case 'r': return review();
		case 'n':
		case 'u': return follow(`[data-key="${key}"]`);
		default: return false;
	}
}

// Saves a review, and opens the next update if there is one.
function save(field) {
	const form = field.closest('form');
	if (form && form.querySelector('[data-review]')) {
		form.requestSubmit(form.querySelector('[name="next"]') || form.querySelector('[type="submit"]'));
	}
}

document.addEventListener('keydown', (event) => {
	if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
		save(event.target);
	}
	const typing = event.target.closest('input:not([type="checkbox"]), textarea, select');
	if (typing || event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem(SHORTCUTS) === 'off') {
		return;
	}
	if (shortcut(event.key)) {
		event.preventDefault();
	}
});

document.addEventListener('DOMContentLoaded', () => {
	// On a narrow screen, the menu scrolls.
	document.querySelector('.bar nav a[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	document.querySelectorAll('[data-shortcuts-switch]').forEach((box) => {
		box.checked = localStorage.getItem(SHORTCUTS) !== 'off';
		box.addEventListener('change', () => localStorage.setItem(SHORTCUTS, box.checked ? 'on' : 'off'));
	});
	document.querySelectorAll('[data-events]').forEach((area) => {
		const events = new EventSource(area.dataset.events);
		events.addEventListener('state', (event) => {
			const shown = area.firstElementChild;
			if (shown.dataset.state !== event.data) {
				htmx.trigger(shown, 'changed');
			} else if (shown.dataset.finished) {
				events.close();
			}
		});
	});
	// The review that a list opens, or the row of the update that a person comes back from.
	const target = location.hash === '#review' ? document.querySelector('[data-review]')
		: document.getElementById(location.hash.slice(1));
	if (target && target.matches('[data-review], [data-row]')) {
		target.focus();
	}
});
