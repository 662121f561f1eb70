import { Fragment } from 'react';
import { Missing } from './missing.tsx';

const GAP = /(\[(?:add|confirm)\b[^[\]]*\])/i;

/** A text as it will be sent or posted, with gaps such as `[add date]` marked. */
export function GappedText({ text }: { text: string }) {
	return text.split(GAP).map((part, index) => {
		const key = `${index} ${part}`;
		return index % 2 === 1 ? (
			<Missing key={key} inline>
				{part}
			</Missing>
		) : (
			<Fragment key={key}>{part}</Fragment>
		);
	});
}
