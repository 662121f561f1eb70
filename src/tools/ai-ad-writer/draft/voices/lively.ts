import type { Voice } from './voice.ts';

/** Voices that play and push: a playful one and a bold one. */

export const playful: Voice = {
	Problem: [
		['Goodbye, {pain:noun}', 'Hello: {promise,}.'],
		['Goodbye, {pain:noun}', 'Hello: {gain,}.'],
		['{pain?}', 'Plot twist: {promise,}.'],
		['Plot twist', '{pain.} Enter {business}: {promise,}.'],
		['Plot twist', '{pain.} Enter {business}: {gain,}.'],
	],
	Outcome: [
		['{gain}', 'Cherry on top: {gain2,}. {item.}'],
		['Ta-da: {gain,}', 'The trick behind it: {promise,}.'],
		['{gain}', 'The trick behind it: {item,}.'],
		['Ta-da', '{gain.} {item.}'],
		['Ta-da', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Guilty as charged: {business}. {people.}'],
		['{proof}', 'Guilty as charged: {business}. {gain.}'],
		['{proof}', 'Guilty as charged: {business}. {promise.}'],
		['{proof}', 'Guilty as charged: {business}.'],
		['We counted', '{proof.} {gain.}'],
		['We plead guilty', '{proof.}'],
	],
	Offer: [
		['{offer}', 'Psst: {product}. {item.}'],
		['{offer}', 'Psst: {product}, by {business}.'],
		['Psst', '{offer.} {product}: {price}.'],
		['Psst', '{offer.}'],
	],
	Story: [
		['Meet {business}', '{people.} {proof.}'],
		['Meet {business}', '{people.}'],
		['Meet the suspects', '{people.}'],
	],
	Promise: [
		['{gain}', 'The master plan: {promise,}.'],
		['The master plan', '{promise.} {gain.}'],
		['The master plan', '{promise.}'],
	],
	'How it works': [
		['How the trick works', '{item.} {gain.}'],
		['How the trick works', '{item.}'],
	],
	Price: [
		['{product}: {price}', 'In the bag: {item:thing}.'],
		['Drum roll: {price}', '{product}. In the bag: {item:thing}.'],
		['Drum roll: {price}', '{product}, by {business}.'],
	],
	Contrast: [
		['{gain}', 'Out: {pain,}. In: {gain2,}.'],
		['Out with the old', 'Out: {pain,}. In: {gain2,}.'],
	],
	Question: [
		["Pop quiz: what's in it?", '{item.} {gain.}'],
		["Pop quiz: what's in it?", '{item.}'],
	],
	Audience: [
		['Calling {who,}', '{want.} Ta-da: {promise,}.'],
		['Calling {who,}', 'Your turn: {promise,}.'],
		['Calling {who,}', 'Your turn: {gain,}.'],
		['Calling {who,}', '{business} has something for you: {product}.'],
		['{product}', 'Calling {who,}: it comes from {business}.'],
	],
};

export const bold: Voice = {
	Problem: [
		['{pain?} Enough', '{promise.} {gain.}'],
		['{pain?} Enough', '{promise.}'],
		['Enough', '{pain.} Stop putting up with it. {promise.}'],
		['Enough', '{pain.} Stop putting up with it. {gain.}'],
		['Enough', '{pain.} Stop putting up with it.'],
	],
	Outcome: [
		['{gain}. Full stop', '{item.} {gain2.}'],
		['{gain}. Full stop', '{promise.}'],
		['The point', '{gain.} {item.}'],
		['The point', '{gain.}'],
	],
	Proof: [
		['{proof}', 'Check it. Then decide. {gain.}'],
		['{proof}', 'Check it. Then decide. {promise.}'],
		['Check it', '{proof.} Then decide. {gain.}'],
		['Check it', '{proof.} Then decide.'],
	],
	Offer: [
		['{offer}', 'Take it or leave it. {product}: {price}.'],
		['{offer}', 'Take it or leave it: {item,}.'],
		['Take it or leave it', '{offer.} {product}: {price}.'],
		['Take it or leave it', '{offer.}'],
	],
	Story: [
		['This is {business}', '{people.} {proof.}'],
		['This is {business}', '{people.}'],
		['This is us', '{people.}'],
	],
	Promise: [
		['{gain}', 'One job: {promise,}.'],
		['{product}', 'One job: {promise,}.'],
		['One job', '{promise.}'],
	],
	'How it works': [
		['The deal', '{item.} {gain.}'],
		['The deal', '{item.}'],
	],
	Price: [
		['{price}. Done', '{product}: {item,}.'],
		['{price}. Done', '{product} from {business}.'],
	],
	Contrast: [
		['Pick a side', '{pain.} Or: {gain2,}.'],
		['{gain2}', 'The other choice: {pain,}.'],
	],
	Question: [
		['What do I get?', '{item.} {gain.}'],
		['What do I get?', '{item.}'],
	],
	Audience: [
		['{who}: your move', '{promise.} {gain.}'],
		['{who}: your move', '{gain.}'],
		['For {who,}', 'Your move: {promise,}.'],
		['For {who,}', 'Your move: {gain,}.'],
		['For {who,}', '{product}. Your move.'],
		['{product}', 'For {who,}. Your move.'],
	],
};
