import { capital } from '#language/capitals.ts';
import styles from './call.module.css';
import { CitedText } from './cited-text.tsx';

const SOURCE = /^(Given|Unknown|Not known|Typical[^:]{0,120}?, ask): (.+)$/s;

/** A generated text; where it says what it rests on, e.g. "Given: …", that is a remark below it. */
export function SourcedText({ text }: { text: string }) {
	const [, source, point = ''] = SOURCE.exec(text) ?? [];
	if (!source) return <CitedText text={text} />;
	return (
		<>
			<CitedText text={capital(point)} />
			<span className={styles.source}>{wordsOf(source)}</span>
		</>
	);
}

function wordsOf(source: string): string {
	if (source === 'Given') return 'From what you entered';
	if (source.endsWith('nown')) return 'Not known yet';
	return `${source.replace(/, ask$/, '')}: ask whether it holds`;
}
