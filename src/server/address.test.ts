import { describe, expect, test } from 'bun:test'
import type { NetworkInterfaceInfo } from 'node:os'
import { networkAddresses, ownAddress, readAddress, startWithPort } from '#server/address.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr: null,
})

const ipv6: NetworkInterfaceInfo = {
  address: 'fe80::1',
  netmask: 'ffff:ffff:ffff:ffff::',
  family: 'IPv6',
  mac: '00:00:00:00:00:00',
  internal: false,
  cidr: null,
  scopeid: 2,
}

const HOUSE = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  eth0: [ipv6, ipv4('192.168.1.20')],
  usb0: [ipv4('169.254.3.4')],
  wlan0: [ipv4('10.0.0.7')],
}

describe('PORT', () => {
  test.each([
    [undefined, 4000],
    ['', 4000],
    ['  ', 4000],
    ['8080', 8080],
    [' 8080 ', 8080],
    ['0', 0],
    ['65535', 65_535],
  ])('%j means %d', (raw, port) => {
    expect(readAddress({ PORT: raw })).toEqual({ ok: true, value: { host: '0.0.0.0', port } })
  })

  test.each(['65536', '-1', '80.5', '4e3', '0x50', 'four', '4000a', '99999999'])(
    '%j is refused, with an example of a good one',
    raw => {
      const address = readAddress({ PORT: raw })
      expect(address.ok).toBe(false)
      if (address.ok) return
      expect(address.problem).toContain(`PORT is "${raw}"`)
      expect(address.problem).toContain('from 1 to 65535')
      expect(address.problem).toContain(startWithPort(4000))
    },
  )
})

test('HOST says where to listen', () => {
  const address = readAddress({ HOST: '127.0.0.1' })
  expect(address).toEqual({ ok: true, value: { host: '127.0.0.1', port: 4000 } })
})

test('other devices are given the real networks of the house only', () => {
  expect(networkAddresses({ host: '0.0.0.0', port: 4000 }, HOUSE)).toEqual([
    'http://192.168.1.20:4000',
    'http://10.0.0.7:4000',
  ])
})

test('a server for this device alone has no address for others', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) {
    expect(networkAddresses({ host, port: 4000 }, HOUSE)).toEqual([])
    expect(ownAddress({ host, port: 4000 })).toBe('http://localhost:4000')
  }
})

test('a server on one network is reached there, by this device too', () => {
  const address = { host: '10.0.0.7', port: 80 }
  expect(networkAddresses(address, HOUSE)).toEqual(['http://10.0.0.7'])
  expect(ownAddress(address)).toBe('http://10.0.0.7')
})

test('an IPv6 address is written in brackets', () => {
  expect(ownAddress({ host: 'fd00::7', port: 4000 })).toBe('http://[fd00::7]:4000')
})

test('the hint fits the shell of the system', () => {
  expect(startWithPort(4001, 'linux')).toBe('PORT=4001 npm start')
  expect(startWithPort(4001, 'win32')).toBe('set PORT=4001&& npm start')
})
