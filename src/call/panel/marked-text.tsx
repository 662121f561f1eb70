import { Fragment } from 'react';

interface MarkedTextProps {
	text: string;
	/** Words to mark wherever they occur; '' marks nothing. */
	words: string;
}

/** A text with some words marked, ignoring case. */
export function MarkedText({ text, words }: MarkedTextProps) {
	if (words === '') return text;
	const folded = text.toLowerCase();
	const needle = words.toLowerCase();
	// A few letters change their length in lower case; positions cannot be mapped then.
	if (folded.length !== text.length) return text;
	const pieces = [];
	let at = 0;
	for (let found = folded.indexOf(needle); found >= 0; found = folded.indexOf(needle, at)) {
		pieces.push(<Fragment key={at}>{text.slice(at, found)}</Fragment>);
		pieces.push(<mark key={`mark-${found}`}>{text.slice(found, found + needle.length)}</mark>);
		at = found + needle.length;
	}
	pieces.push(<Fragment key="rest">{text.slice(at)}</Fragment>);
	return pieces;
}
