import { listOf } from '#prose/sentences.ts';
import styles from './result.module.css';

const COLOURS: Readonly<Record<string, string>> = {
	Educational: 'var(--you)',
	Entertaining: 'var(--blue-fill)',
	Inspirational: 'var(--yellow-fill)',
	Promotional: 'var(--them)',
};

/**
 * The shares of the four kinds of content, as a bar and in figures; `text` is "Educational 45%, Entertaining 30%…". Kinds
 * that do not occur are told in words.
 */
export function MixBar({ text }: { text: string }) {
	const kinds = text.split(', ').map((part) => [part, ...part.split(' ')] as const);
	const parts = kinds.filter(([, , share]) => share !== '0%');
	const others = kinds.filter(([, , share]) => share === '0%').map(([, label = '']) => label.toLowerCase());
	return (
		<>
			<span className={styles.mixBar} aria-hidden>
				{parts.map(([part, label = '', share]) => (
					<span key={part} style={{ width: share, background: COLOURS[label] }} />
				))}
			</span>
			<span className={styles.line}>
				{parts.map(([part, label = '']) => (
					<span key={part}>
						<span aria-hidden style={{ color: COLOURS[label] }}>
							{'■ '}
						</span>
						{part}
					</span>
				))}
				{others.length > 0 ? <span>Nothing {listOf(others, 'or')}</span> : null}
			</span>
		</>
	);
}
