import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SECTIONS, sectionOf } from '#web/business/sections.ts';
import { controlId } from './profile-field.tsx';
import { headingId } from './profile-section.tsx';

/**
 * Which sections are open. An address such as `#results` or `#firstStep` opens the section and moves the focus to the
 * field or to the button of a list.
 */
export function useOpenSections() {
	const { hash, key } = useLocation();
	const [open, setOpen] = useState<ReadonlySet<string>>(
		() => new Set(SECTIONS.filter((section) => section.open).map(({ id }) => id)),
	);
	const [wanted, setWanted] = useState<string | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the same address again leads there again
	useEffect(() => {
		const target = decoded(hash.slice(1));
		const section = sectionOf(target);
		if (target === '' || section === undefined) return;
		setOpen((before) => new Set([...before, section.id]));
		setWanted(target);
	}, [hash, key]);

	useEffect(() => {
		if (wanted === null) return;
		setWanted(null);
		const place = placeOf(wanted);
		place?.scrollIntoView({ block: 'center' });
		place?.focus({ preventScroll: true });
	}, [wanted]);

	function toggle(id: string) {
		setOpen((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
	}

	return { isOpen: (id: string) => open.has(id), toggle };
}

/** Empty where the address is broken. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

/** The field; of a list its button, or its first entry where it is full; otherwise the section. */
function placeOf(target: string): HTMLElement | null {
	const first = `[id^="${CSS.escape(controlId(target))}-0-"]:is(input, textarea, select)`;
	return (
		document.getElementById(controlId(target)) ??
		document.querySelector<HTMLElement>(first) ??
		document.getElementById(headingId(sectionOf(target)?.id ?? ''))
	);
}
