import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const never = new AbortController().signal;

it('lets as many in as there are slots, and the others in the order of their coming', async () => {
	const slots = createSlots(2);
	const order: string[] = [];
	const enter = (name: string) =>
		slots.take(never).then((free) => {
			order.push(name);
			return free;
		});
	const [first, second] = [await enter('a'), await enter('b')];
	const [third, fourth] = [enter('c'), enter('d')];
	await Promise.resolve();
	expect(order).toEqual(['a', 'b']);
	first();
	first();
	await third;
	expect(order).toEqual(['a', 'b', 'c']);
	second();
	await fourth;
	expect(order).toEqual(['a', 'b', 'c', 'd']);
});

it('lets go of one who no longer waits', async () => {
	const slots = createSlots(1);
	const free = await slots.take(never);
	const controller = new AbortController();
	const waiting = slots.take(controller.signal);
	const next = slots.take(never);
	controller.abort('cancelled');
	await expect(waiting).rejects.toBe('cancelled');
	free();
	expect(await next).toBeTypeOf('function');
});
