import { CitedText } from '#call/cited-text.tsx';
import { EvidenceChip } from '#call/evidence-chip.tsx';
import { useTranscript } from '#call/transcript-context.ts';
import { quotesIn } from '#evidence/quotes.ts';
import styles from './result.module.css';

/** A text for the client, with a chip behind each quote that leads to its line; chips are for the member alone. */
export function proved(text: string) {
	return piecesOf(text).map(({ at, text: piece, quote }) => (
		<span key={at}>
			<CitedText text={piece} />
			{quote === null ? null : <Chip quote={quote} />}
		</span>
	));
}

interface Piece {
	at: number;
	text: string;
	quote: string | null;
}

/** The text cut behind each of its quotes. */
function piecesOf(text: string): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const quote of quotesIn(text)) {
		const end = text.indexOf('”', text.indexOf(quote, from)) + 1;
		if (end <= from) continue;
		pieces.push({ at: from, text: text.slice(from, end), quote });
		from = end;
	}
	if (from < text.length) pieces.push({ at: from, text: text.slice(from), quote: null });
	return pieces;
}

function Chip({ quote }: { quote: string }) {
	const place = useTranscript()?.find(quote);
	if (!place || place.match === 'close') return null;
	return (
		<span className={styles.chip}>
			{' '}
			<EvidenceChip inline line={place.line} quote={quote} />
		</span>
	);
}
