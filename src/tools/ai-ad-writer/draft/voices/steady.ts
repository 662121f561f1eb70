import type { Voice } from './voice.ts';

/** Voices that state: a professional one, a trustworthy one and a luxurious one. */

export const professional: Voice = {
	Problem: [
		['{gain}', 'Problem: {pain,}. Solution: {promise,}.'],
		['{product}', 'Problem: {pain,}. Solution: {promise,}.'],
		['{product}', 'Problem: {pain,}. Solution: {gain,}.'],
		['{pain}', 'The answer at {business}: {promise,}.'],
	],
	Outcome: [
		['{gain}', 'Scope: {item:thing}. {proof.}'],
		['{gain}', 'Scope: {item:thing}.'],
		['{gain}', '{business}: {promise,}.'],
		['Result', '{gain.} Scope: {item:thing}.'],
	],
	Proof: [
		['{proof}', '{business}: {people,}. {gain.}'],
		['{proof}', '{business}: {people,}.'],
		['{proof}', 'The service: {promise,}.'],
		['On record', '{proof.} {people.}'],
		['On record', '{proof.} {gain.}'],
		['On record', '{business}: {proof,}.'],
	],
	Offer: [
		['{offer}', 'Price: {price}. Scope: {item:thing}.'],
		['{product}: {price}', 'Terms: {offer,}. Scope: {item:thing}.'],
		['{product}: {price}', 'Terms: {offer,}.'],
		['{offer}', 'Scope: {item:thing}.'],
		['{product}', 'Terms: {offer,}.'],
	],
	Story: [
		['Behind {business}', '{people.} {proof.}'],
		['Behind {business}', '{people.}'],
		['Behind the firm', '{people.} {proof.}'],
	],
	Promise: [
		['{gain}', 'The service: {promise,}. {proof.}'],
		['{product}', 'The service: {promise,}.'],
		['{gain}', 'The service: {promise,}.'],
	],
	'How it works': [
		['Scope of the service', '{item.} {gain.}'],
		['Scope of the service', '{item.}'],
		['{product}', 'In detail: {item:thing}.'],
	],
	Price: [
		['{product}: {price}', 'Included: {item:thing}. {gain.}'],
		['{product}: {price}', 'Included: {item:thing}.'],
		['Price: {price}', 'Included: {item:thing}.'],
	],
	Contrast: [
		['{gain}', 'Today: {pain,}. The target: {gain2,}.'],
		['{product}', 'Today: {pain,}. The target: {gain2,}.'],
	],
	Question: [
		['What is included?', '{item.} {gain.}'],
		['What is included?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{business}: {promise,}.'],
		['For {who,}', '{product}. Result: {gain,}.'],
		['{product}', 'For {who,}: {promise,}.'],
		['{product}', 'For {who,}: {gain,}.'],
	],
};

export const trustworthy: Voice = {
	Problem: [
		['{gain}', '{pain.} What we do about it: {promise,}.'],
		['{product}', '{pain.} What we do about it: {promise,}.'],
		['{product}', '{pain.} What we do about it: {item,}.'],
		['{product}', '{pain.} What you can count on: {gain,}.'],
	],
	Outcome: [
		['{gain}', 'What stands behind it: {item:thing}. {proof.}'],
		['{gain}', 'What stands behind it: {item:thing}.'],
		['{gain}', 'What stands behind it: {promise,}.'],
	],
	Proof: [
		['{proof}', '{business} puts its name to that. {gain.}'],
		['{proof}', '{business} puts its name to that. {people.}'],
		['{proof}', '{business} puts its name to that. {promise.}'],
		['Facts first', '{proof.} {people.}'],
		['Facts first', '{proof.} {gain.}'],
		['Facts first', '{proof.}'],
	],
	Offer: [
		['{offer}', 'In plain figures: {product}, {price}. {item.}'],
		['{product}: {price}', 'In writing: {offer,}.'],
		['{offer}', 'In plain figures: {product}, {price}.'],
		['{offer}', 'What you get: {item:thing}.'],
		['{product}', 'In writing: {offer,}.'],
	],
	Story: [
		['Who you are dealing with', '{people.} {proof.}'],
		['Who you are dealing with', '{people.}'],
	],
	Promise: [
		['{product}', 'We say what we do: {promise,}.'],
		['{gain}', 'We say what we do: {promise,}.'],
		['We say what we do', '{promise.}'],
	],
	'How it works': [
		['What we do', '{item.} {gain.}'],
		['What we do', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'For that you get: {item:thing}.'],
		['No guessing: {price}', '{product}: {item,}.'],
		['No guessing: {price}', '{product}, from {business}.'],
	],
	Contrast: [
		['{gain}', 'You may know this: {pain,}. You can count on this: {gain2,}.'],
		['{product}', 'You may know this: {pain,}. You can count on this: {gain2,}.'],
	],
	Question: [
		['What exactly do I get?', '{item.} {gain.}'],
		['What exactly do I get?', '{item.}'],
	],
	Audience: [
		['For {who,}', 'What you can rely on: {promise,}.'],
		['For {who,}', 'What you can rely on: {gain,}.'],
		['{product}', 'For {who,}. What you can rely on: {gain,}.'],
	],
};

export const luxurious: Voice = {
	Problem: [
		['{gain}', 'Spared: {pain,}. In its place: {promise,}.'],
		['{product}', 'Spared: {pain,}. In its place: {promise,}.'],
		['{product}', 'Spared: {pain,}. In its place: {gain,}.'],
	],
	Outcome: [
		['{gain}', '{product} by {business}. {item.}'],
		['{gain}', '{product} by {business}.'],
		['{product}', '{gain.} By {business}.'],
	],
	Proof: [
		['{proof}', '{business}. {people.}'],
		['{proof}', '{business}. {gain.}'],
		['{proof}', '{business}. {promise.}'],
		['{business}', '{proof.} {people.}'],
		['{business}', '{proof.} {gain.}'],
	],
	Offer: [
		['{product}', 'A courtesy from {business}: {offer,}.'],
		['A courtesy', '{offer.} {product}, {price}.'],
		['A courtesy', '{offer.}'],
	],
	Story: [
		['The house of {business}', '{people.} {proof.}'],
		['The house', '{people.} {proof.}'],
		['The house', '{people.}'],
	],
	Promise: [
		['{product}', 'Simply this: {promise,}.'],
		['{gain}', 'Simply this: {promise,}.'],
		['Simply this', '{promise.}'],
	],
	'How it works': [
		['In detail', '{item.} {gain.}'],
		['In detail', '{item.}'],
	],
	Price: [
		['{product}', '{price}. {item.} {gain.}'],
		['{product}', '{price}. {item.}'],
		['{product}', 'By {business}. {price}.'],
	],
	Contrast: [
		['{gain}', 'Left behind: {pain,}. Ahead: {gain2,}.'],
		['{product}', 'Left behind: {pain,}. Ahead: {gain2,}.'],
	],
	Question: [
		['What does it hold?', '{item.} {gain.}'],
		['What does it hold?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{product} by {business}. {gain.}'],
		['For {who,}', '{product} by {business}.'],
		['{product}', 'By {business}, for {who,}.'],
	],
};
