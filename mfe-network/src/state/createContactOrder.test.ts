import { describe, expect, it } from '@jest/globals';
import { buildContact, buildNetworkState, present } from '@meet/remote-kit/testing';
import { createContactOrder } from './createContactOrder.ts';
import { EMPTY_NETWORK, type SentContact } from '@meet/remote-kit/network';

const buildState = (...contacts: SentContact[]) => buildNetworkState(contacts);
const names = (contacts: readonly { fullName: string }[]) => contacts.map(({ fullName }) => fullName);

describe('the order of contacts', () => {
  it('puts pinned contacts first, then online ones, then sorts by name', () => {
    const state = buildState(
      buildContact('Zoe'),
      buildContact('ana'),
      buildContact('Émile', present()),
      buildContact('Bob', present()),
      buildContact('Zack', { pin: 1 }),
      buildContact('Yann', { pin: 1, ...present() }),
    );
    expect(names(createContactOrder('en-US')(state))).toEqual(['Yann', 'Zack', 'Bob', 'Émile', 'ana', 'Zoe']);
  });

  it('treats an invisible contact as offline', () => {
    const state = buildState(buildContact('Ana'), buildContact('Bob', present(1, { status: 'Invisible' })));
    expect(names(createContactOrder('en-US')(state))).toEqual(['Ana', 'Bob']);
  });

  it('is the same whether updated step by step or sorted at once', () => {
    const order = createContactOrder('en-US');
    let state = EMPTY_NETWORK;
    for (const name of ['Mia', 'Ana', 'Zoe', 'Bob']) {
      state = buildNetworkState([buildContact(name)], state);
      order(state);
    }
    state = buildNetworkState([buildContact('Zoe', { fullName: 'Aaron', version: 2 })], state);
    expect(names(order(state))).toEqual(['Aaron', 'Ana', 'Bob', 'Mia']);
    expect(names(order(state))).toEqual(names(createContactOrder('en-US')(state)));
  });
});
