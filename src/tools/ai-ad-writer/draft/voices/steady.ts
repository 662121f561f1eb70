import type { Voice } from './voice.ts';

/** A professional, a trustworthy and a luxurious voice. */

export const professional: Voice = {
	Problem: [
		['{short}', 'Problem: {pain,}. Solution: {promise,}.'],
		['{short}', 'Problem: {pain,}. Solution: {gain,}.'],
		['{pain}', 'The answer at {business}: {promise,}.'],
		['{short}', '{pain.} {promise.}'],
	],
	Outcome: [
		['Result: {gain,}', 'Scope: {item:thing}. {proof.}'],
		['Result: {gain,}', 'Scope: {item:thing}.'],
		['{gain}', 'Scope: {item:thing}. {proof.}'],
		['{gain}', 'Scope: {item:thing}.'],
		['{gain}', '{business}: {promise,}.'],
		['{short}', '{gain.} Scope: {item:thing}.'],
	],
	Proof: [
		['{proof}', '{business}: {people,}. {gain.}'],
		['{proof}', '{business}: {people,}.'],
		['{proof}', 'The service: {promise,}.'],
		['{short}', '{proof.} {people.}'],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{business}: {proof,}.'],
	],
	Offer: [
		['{deal}', 'Price: {price}. Scope: {item:thing}. Valid {end}.'],
		['{deal}', 'Valid {end}. {product}: {price}.'],
		['{offer}', 'Price: {price}. Scope: {item:thing}.'],
		['{offer}', 'Price: {price}. {item.}'],
		['{product}: {price}', 'Terms: {offer,}. Scope: {item:thing}.'],
		['{product}: {price}', 'Terms: {offer,}.'],
		['{offer}', 'Scope: {item:thing}.'],
		['{short}', 'Terms: {offer,}.'],
	],
	Story: [
		['{short}', 'Behind {business}: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'The service: {promise,}. {proof.}'],
		['{short}', 'The service: {promise,}.'],
	],
	'How it works': [
		['{short}', 'Scope of the service: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
		['{short}', 'In detail: {item:thing}.'],
	],
	Price: [
		['{product}: {price}', 'Included: {item:thing}. {gain.}'],
		['{product}: {price}', 'Included: {item:thing}.'],
		['Price: {price}', 'Included: {item:thing}.'],
	],
	Contrast: [['{short}', 'Today: {pain,}. The target: {gain2,}.']],
	Question: [
		['What does {price} include?', '{item.} {gain.}'],
		['What does {price} include?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{business}: {promise,}.'],
		['For {who,}', '{product}. Result: {gain,}.'],
		['{short}', 'For {who,}: {promise,}.'],
		['{short}', 'For {who,}: {gain,}.'],
	],
};

export const trustworthy: Voice = {
	Problem: [
		['{short}', '{pain.} Our answer to that: {promise,}.'],
		['{short}', '{pain.} Our answer to that: {item,}.'],
		['{short}', '{pain.} What you can count on: {gain,}.'],
		['{short}', '{pain.} {promise.}'],
	],
	Outcome: [
		['Rely on it: {gain,}', 'What stands behind it: {item:thing}.'],
		['{gain}', 'What stands behind it: {item:thing}. {proof.}'],
		['{gain}', 'What stands behind it: {item:thing}.'],
		['{gain}', 'What stands behind it: {promise,}.'],
	],
	Proof: [
		['{proof}', '{business} puts its name to that. {gain.}'],
		['{proof}', '{business} puts its name to that. {people.}'],
		['{proof}', '{business} puts its name to that. {promise.}'],
		['{short}', '{proof.} {people.}'],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{proof.}'],
	],
	Offer: [
		['{deal}', 'In plain figures: {product}, {price}. This holds {end}.'],
		['{deal}', 'This holds {end}. What you get: {item:thing}.'],
		['{offer}', 'In plain figures: {product}, {price}. {item.}'],
		['{product}: {price}', 'In writing: {offer,}.'],
		['{offer}', 'In plain figures: {product}, {price}.'],
		['{offer}', 'What you get: {item:thing}.'],
		['{short}', 'In writing: {offer,}.'],
	],
	Story: [
		['{short}', 'Who you are dealing with: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'We say what we do: {promise,}.'],
		['{short}', '{promise.}'],
	],
	'How it works': [
		['{short}', 'What we do: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'For that you get: {item:thing}.'],
		['No guessing: {price}', '{product}: {item,}.'],
		['No guessing: {price}', '{product}, from {business}.'],
	],
	Contrast: [['{short}', 'You may know this: {pain,}. You can count on this: {gain2,}.']],
	Question: [
		['What exactly is it for {price}?', '{item.} {gain.}'],
		['What exactly is it for {price}?', '{item.}'],
	],
	Audience: [
		['For {who,}', 'What you can rely on: {promise,}.'],
		['For {who,}', 'What you can rely on: {gain,}.'],
		['{short}', 'For {who,}. What you can rely on: {gain,}.'],
	],
};

export const luxurious: Voice = {
	Problem: [
		['{short}', 'Spared: {pain:thing}. In its place: {promise,}.'],
		['{short}', 'Spared: {pain:thing}. In its place: {gain,}.'],
		['{short}', '{pain.} In its place: {promise,}.'],
		['{short}', '{pain.} In its place: {gain,}.'],
	],
	Outcome: [
		['{gain}', '{product} by {business}. {item.}'],
		['{gain}', '{product} by {business}.'],
		['{short}', '{gain.} By {business}.'],
	],
	Proof: [
		['{proof}', '{business}. {people.}'],
		['{proof}', '{business}. {gain.}'],
		['{proof}', '{business}. {promise.}'],
		['{short}', '{proof.} {people.}'],
		['{short}', '{proof.} {gain.}'],
	],
	Offer: [
		['{deal}', 'A courtesy {end}. {item.}'],
		['{deal}', 'A courtesy of {business} {end}.'],
		['{short}', 'A courtesy from {business}: {offer,}.'],
		['{short}', '{offer.} {product}, {price}.'],
		['{short}', '{offer.}'],
	],
	Story: [
		['{short}', 'The house: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'Simply this: {promise,}.'],
		['{short}', '{promise.}'],
	],
	'How it works': [
		['{short}', 'In detail: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{short}', '{price}. {item.} {gain.}'],
		['{short}', '{price}. {item.}'],
		['{short}', 'By {business}. {price}.'],
	],
	Contrast: [['{short}', 'Left behind: {pain,}. Ahead: {gain2,}.']],
	Question: [
		['What does {price} hold?', '{item.} {gain.}'],
		['What does {price} hold?', '{item.}'],
	],
	Audience: [
		['For {who,}', '{product} by {business}. {gain.}'],
		['For {who,}', '{product} by {business}.'],
		['{short}', 'By {business}, for {who,}.'],
	],
};
