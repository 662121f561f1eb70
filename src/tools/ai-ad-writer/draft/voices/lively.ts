import type { Voice } from './voice.ts';

/** A playful and a bold voice. */

export const playful: Voice = {
	Problem: [
		['Goodbye, {pain:noun}', 'Hello: {promise,}.'],
		['Goodbye, {pain:noun}', 'Hello: {gain,}.'],
		['{pain?}', 'Plot twist: {promise,}.'],
		['{short}', '{pain.} Enter {business}: {promise,}.'],
		['{short}', '{pain.} Enter {business}: {gain,}.'],
	],
	Outcome: [
		['{gain}', 'Cherry on top: {gain2,}. {item.}'],
		['Ta-da: {gain,}', 'The trick behind it: {promise,}.'],
		['{gain}', 'The trick behind it: {item,}.'],
		['{short}', '{gain.} {item.}'],
		['{short}', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Guilty as charged: {business}. {people.}'],
		['{proof}', 'Guilty as charged: {business}. {gain.}'],
		['{proof}', 'Guilty as charged: {business}. {promise.}'],
		['{proof}', 'Guilty as charged: {business}.'],
		['{short}', '{proof.} {gain.}'],
		['{short}', '{proof.}'],
	],
	Offer: [
		['Psst: {deal,}', 'Only {end}. {product}, {price}: {item,}.'],
		['{deal}', 'Psst: only {end}. {product}, {price}: {item,}.'],
		['{deal}', 'Psst: only {end}. {item.}'],
		['{offer}', 'Psst: {product}. {item.}'],
		['{offer}', 'Psst: {product}, by {business}.'],
		['{short}', '{offer.} {product}: {price}.'],
		['{short}', '{offer.}'],
	],
	Story: [
		['{short}', 'Meet the suspects: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'The master plan: {promise,}.'],
		['{short}', '{promise.} {gain.}'],
		['{short}', '{promise.}'],
	],
	'How it works': [
		['{short}', 'How the trick works: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'In the bag: {item:thing}.'],
		['Drum roll: {price}', '{product}. In the bag: {item:thing}.'],
		['Drum roll: {price}', '{product}, by {business}.'],
	],
	Contrast: [['{short}', 'Out: {pain,}. In: {gain2,}.']],
	Question: [
		["Pop quiz: what's in it for {price}?", '{item.} {gain.}'],
		["Pop quiz: what's in it for {price}?", '{item.}'],
	],
	Audience: [
		['Calling {who,}', '{want.} Ta-da: {promise,}.'],
		['Calling {who,}', 'Your turn: {promise,}.'],
		['Calling {who,}', 'Your turn: {gain,}.'],
		['Calling {who,}', '{business} has something for you: {product}.'],
		['{short}', 'Calling {who,}: {product}, by {business}.'],
	],
};

export const bold: Voice = {
	Problem: [
		['{pain?} Enough', '{promise.} {gain.}'],
		['{pain?} Enough', '{promise.}'],
		['{short}', '{pain.} Stop putting up with it. {promise.}'],
		['{short}', '{pain.} Stop putting up with it. {gain.}'],
		['{short}', '{pain.} Stop putting up with it.'],
	],
	Outcome: [
		['{gain}. Full stop', '{item.} {gain2.}'],
		['{gain}. Full stop', '{promise.}'],
		['{short}', '{gain.} {item.}'],
		['{short}', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Check it. Then decide. {gain.}'],
		['{proof}', 'Check it. Then decide. {promise.}'],
		['{short}', '{proof.} Check it, then decide. {gain.}'],
		['{short}', '{proof.} Check it, then decide.'],
	],
	Offer: [
		['{deal}', '{product}: {price}. Take it {end}, or leave it.'],
		['{deal}', 'Take it {end}, or leave it. {item.}'],
		['{offer}', 'Take it or leave it. {product}: {price}.'],
		['{offer}', 'Take it or leave it: {item,}.'],
		['{short}', '{offer.} {product}: {price}.'],
		['{short}', '{offer.}'],
	],
	Story: [
		['{short}', 'This is us: {people,}.'],
		['{short}', '{people.} {proof.}'],
		['{short}', '{people.} {people2.}'],
		['{short}', '{people.}'],
	],
	Promise: [
		['{short}', 'One job: {promise,}.'],
		['{short}', '{promise.}'],
	],
	'How it works': [
		['{short}', 'The deal: {item,}.'],
		['{short}', '{item.} {gain.}'],
		['{short}', '{item.}'],
	],
	Price: [
		['{price}. Done', '{product}: {item,}.'],
		['{price}. Done', '{product} from {business}.'],
	],
	Contrast: [
		['{short}', '{pain.} Or: {gain2,}.'],
		['{gain2}', 'The other choice: {pain,}.'],
	],
	Question: [
		['{price}: what do I get?', '{item.} {gain.}'],
		['{price}: what do I get?', '{item.}'],
	],
	Audience: [
		['{who}: your move', '{promise.} {gain.}'],
		['{who}: your move', '{gain.}'],
		['For {who,}', 'Your move: {promise,}.'],
		['For {who,}', 'Your move: {gain,}.'],
		['For {who,}', '{product}. Your move.'],
		['{short}', 'For {who,}. Your move.'],
	],
};
