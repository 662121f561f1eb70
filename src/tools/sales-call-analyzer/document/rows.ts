import { capital } from '#language/capitals.ts';
import { paragraph } from '#prose/sentences.ts';
import type { Badge, Section, Tone } from '#shared/document.ts';
import { list, section } from '#shared/document-parts.ts';
import type { Told } from '../told-once.ts';

/** Parts with a name each: rows on the screen, and in a file one list of their names and texts, without badges. */
export function rows(heading: string, parts: Section[] | undefined, none: string | undefined, above?: Told): Section {
	if (above === undefined) return section(heading, { parts: 'rows', sections: parts ?? [], none });
	return section(heading, list(parts?.map(itemOf)));
}

function itemOf({ heading, blocks }: Section): string {
	const texts = blocks.flatMap((block) => {
		if (block.kind === 'paragraph') return [block.text];
		return block.kind === 'facts' ? block.facts.map(({ value }) => value) : [];
	});
	return texts.length === 0 ? heading : paragraph(heading, ...texts);
}

const LEAD = /^(very high|high|medium|moderate|very low|low|critical)\b(\s*[:.,;–]\s*|\s*$|)/i;

/** "High: measured in days" is a level, "High", and the rest. Other texts have no level. */
export function levelOf(text = ''): { level: string; rest: string } {
	const [lead = '', level = '', end] = LEAD.exec(text) ?? [];
	// "High by their words" keeps its word: without it the rest would say something else.
	const rest = end === '' && lead.length < text.length ? text : text.slice(lead.length);
	return { level, rest: level === '' ? rest : capital(rest) };
}

/** "High impact"; `good` where a high level is good news. */
export function levelBadge(text: string | undefined, of: string, good?: 'good'): Badge | undefined {
	const { level } = levelOf(text);
	return level === ''
		? undefined
		: { label: capital(of), text: `${capital(level.toLowerCase())} ${of}`, tone: toneOf(level, good) };
}

function toneOf(level: string, good?: 'good'): Tone {
	if (/high|critical/i.test(level)) return good ? 'green' : 'orange';
	if (/medium|moderate/i.test(level)) return good ? 'blue' : 'yellow';
	return 'neutral';
}
