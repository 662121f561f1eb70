import { useRef } from 'react';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { lengthOn, postText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { PlatformIcon } from './platform-icon.tsx';
import styles from './result.module.css';
import type { Piece } from './strategy.ts';

/** One piece, ready to post: where and when, its text, hashtags and call to action. */
export function PieceCard({ piece }: { piece: Piece }) {
	const text = useRef<HTMLDivElement>(null);
	const { title = '', platform, contentType, optimalPostTime, content = '', callToAction } = piece;
	const hashtags = (piece.hashtags ?? []).filter((tag) => tag !== undefined);
	const post = postText({ content, callToAction, hashtags });
	return (
		<Card as="article" padding="none" aria-label={title} className={styles.piece}>
			<header className={styles.pieceHead}>
				<p className={styles.pieceWhere}>
					<PlatformIcon platform={platform} />
					<span className={styles.piecePlatform}>{platform}</span>
					<span>{optimalPostTime}</span>
				</p>
				{contentType ? <StatusBadge tone="neutral">{contentType}</StatusBadge> : null}
			</header>
			<div className={styles.pieceBody}>
				<h5 className={styles.pieceTitle}>
					<GappedText text={title} />
				</h5>
				<div ref={text} className={styles.pieceText}>
					<GappedText text={content} />
				</div>
				{callToAction ? (
					<p>
						<span className={styles.label}>Call to action</span>
						<GappedText text={callToAction} />
					</p>
				) : null}
				{hashtags.length > 0 ? <p className={styles.pieceTags}>{hashtags.join(' ')}</p> : null}
			</div>
			<footer className={styles.pieceFoot}>
				<CopyButton size="xs" variant="subtle" label="Copy text" text={() => content} target={() => text.current} />
				<CopyButton size="xs" variant="subtle" label="Copy post" text={() => post} />
				{platform && Object.hasOwn(RULES, platform) ? (
					<Length length={lengthOn(platform, post)} most={RULES[platform].most} />
				) : null}
			</footer>
		</Card>
	);
}

/** The length of the post and the platform's limit. */
function Length({ length, most }: { length: number; most: number }) {
	return (
		<p className={styles.length} data-over={length > most || undefined}>
			{length.toLocaleString('en-US')} of {most.toLocaleString('en-US')} characters
		</p>
	);
}
