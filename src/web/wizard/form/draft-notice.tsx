import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OtherDraft } from '../draft/draft-state.ts';
import { clockTime } from '../draft/drafts.ts';
import type { FormDraftOf } from '../draft/use-draft.ts';

/** Which draft the form began with, and which other one could replace it. */
export function DraftNotice({ draft, onReset }: { draft: FormDraftOf; onReset: () => void }) {
	const { restoredAt, other } = draft;
	return (
		<>
			{restoredAt === null ? null : (
				<Notice tone="neutral">
					Restored your draft from {clockTime(restoredAt)}.{' '}
					<TextLink as="button" onClick={onReset}>
						Start over
					</TextLink>
				</Notice>
			)}
			{other === null ? null : (
				<Notice tone="neutral" live>
					{WORDS[other.kind](clockTime(other.draft.savedAt))}{' '}
					<TextLink as="button" onClick={draft.takeOther}>
						Use it
					</TextLink>{' '}
					<TextLink as="button" onClick={draft.dismissOther}>
						Dismiss
					</TextLink>
				</Notice>
			)}
		</>
	);
}

const WORDS: Record<OtherDraft['kind'], (time: string) => string> = {
	newer: (time) => `A newer draft from another device, saved ${time}:`,
	older: (time) => `An older draft from another device, saved ${time}:`,
	own: (time) => `There is another draft of yours from ${time}:`,
	cleared: (time) => `Your draft from ${time} was sent or started over elsewhere:`,
};
