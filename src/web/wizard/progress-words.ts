import type { WebTool } from '#tools/define.ts';
import { fieldsOf } from './field-problem.ts';
import type { Live } from './use-generation.ts';

/** The current activity; empty until the server has reported it. */
export function progressWords(tool: Pick<WebTool, 'steps'>, { run, progress }: Pick<Live, 'run' | 'progress'>): string {
	if (run === null) return '';
	const stage = progress?.stage ?? (run.status === 'queued' ? 'waiting' : 'reading');
	if (stage === 'waiting') return 'Waiting for a place';
	if (stage === 'correcting') return 'Correcting the form of the answer';
	if (stage === 'reading') {
		const call = fieldsOf(tool).some(({ field }) => field.kind === 'transcript');
		const read = progress?.read === undefined ? '' : `, ${progress.read}%`;
		return call ? `Reading the call${read}` : 'Reading what you entered';
	}
	const { part, section, sections } = progress ?? {};
	const written = part === undefined ? 'Writing' : `Writing ${partWords(part)}`;
	if (section === undefined || sections === undefined) return written;
	return `${written}${part === undefined ? '' : ','} section ${section} of ${sections}`;
}

/** Parts whose name is not that of their key. */
const WORDS: Readonly<Record<string, string>> = { ab: 'A/B', abtesting: 'A/B testing', bant: 'BANT', faq: 'FAQ' };

/** The key of a part in words, e.g. `missedFollowUps` as "missed follow-ups". */
export function partWords(key: string): string {
	return key
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(' ')
		.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : (WORDS[word.toLowerCase()] ?? word.toLowerCase())))
		.join(' ')
		.replace(/\bfollow up(s?)\b/g, 'follow-up$1');
}
