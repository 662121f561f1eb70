import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { gapId } from './answer-gap.tsx';
import styles from './suggestions.module.css';
import type { Gaps } from './use-gaps.tsx';

/** The parts that nobody has confirmed, each a link to its place in the result. */
export function OpenGaps({ gaps: { open }, onGo }: { gaps: Gaps; onGo?(): void }) {
	return (
		<>
			{open.map(({ name, label }, index) => (
				<span key={name}>
					{index > 0 ? ', ' : ''}
					<TextLink
						as="button"
						onClick={() => {
							onGo?.();
							// After a dialog has given the focus back.
							setTimeout(() => document.getElementById(gapId(name))?.focus(), 200);
						}}
					>
						{label}
					</TextLink>
				</span>
			))}
		</>
	);
}

/** How much is left to confirm, above a result. */
export function GapsNotice({ gaps }: { gaps: Gaps }) {
	const { open, asked } = gaps;
	// Also from within a field; on a Mac, Alt changes what the key writes.
	useHotkeys(open.length > 0 ? [['alt+N', () => goToNext(open), { usePhysicalKeys: true }]] : [], []);
	if (open.length === 0) return null;
	return (
		<div className={styles.notice}>
			<Notice
				tone="yellow"
				action={
					<Button size="xs" aria-keyshortcuts="Alt+N" title="Alt+N" onClick={() => goToNext(open)}>
						Next one
					</Button>
				}
			>
				{open.length} of {asked} left to confirm: <OpenGaps gaps={gaps} />. Until then they stay out of files and shared
				pages.
			</Notice>
		</div>
	);
}

/** From the gap that has the focus to the one below it, from the last to the first. */
function goToNext(open: Gaps['open']): void {
	const places = open
		.flatMap(({ name }) => document.getElementById(gapId(name)) ?? [])
		.toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
	const here = places.findIndex((place) => place.contains(document.activeElement));
	places[(here + 1) % places.length]?.focus();
}
