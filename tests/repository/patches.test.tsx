// @vitest-environment happy-dom
import { useId } from '@mantine/hooks'
import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Carousel, CarouselSlide, useCarousel } from '../../src/ui/picture/Carousel'
import { MantineRoot } from '../../src/ui/mantine/MantineRoot'
// What the patches of scripts/patches are for, where the tests load libraries. Leaflet's is seen in a browser, by map.spec.ts.

test('an input has the id that the HTML has, and is drawn once', () => {
  const ids: string[] = []
  renderHook(() => ids.push(useId()))
  expect(ids).toEqual([expect.stringMatching(/^mantine-_r_/)])
})

function Slides() {
  return (
    <MantineRoot>
      <Carousel control={useCarousel()} className={undefined}>
        <CarouselSlide>Satu</CarouselSlide>
      </Carousel>
    </MantineRoot>
  )
}

test('a carousel writes no style element', () => {
  const { container } = render(<Slides />)
  expect(container.textContent).toContain('Satu')
  expect(container.querySelector('style')).toBeNull()
})
